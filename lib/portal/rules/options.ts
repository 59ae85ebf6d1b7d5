import { capitalise } from "@/lib/grammar";

/** The services that customers can request, in the order of forms and charts: docs/behaviour.md#option-lists. */
export const services = [
  "Call Center Outsourcing",
  "Live Chat Support",
  "Telephone Answering Services",
  "Virtual Assistant",
  "Dispatching Services",
  "Lead Generation",
  "Customer Support",
  "Technical Support",
  "Multilingual Support",
  "eCommerce Support",
] as const;

/** The industries that a request can be for, in the order of the form: docs/behaviour.md#option-lists. */
export const industries = [
  "Plumbing",
  "HVAC",
  "Electrical Services",
  "Healthcare",
  "Legal Services",
  "Automotive",
  "Real Estate",
  "Technology",
  "Construction",
  "Financial Services",
] as const;

/**
 * The statuses that an administrator sets. They may change any status to any other. Stored requests and changes are
 * validated against them: one that is removed or renamed here makes these unreadable.
 */
export const statuses = ["pending", "in-progress", "completed"] as const;

/** The priorities of a request. One that is removed or renamed makes stored requests unreadable, like a status. */
export const priorities = ["low", "medium", "high"] as const;

/** A customer cancels a request while it is pending: an administrator sets the others. */
export const CANCELLED = "cancelled";

/** Every status that a request can have. The fourth came later: a tab with an older site cannot read its changes. */
export const allStatuses = [...statuses, CANCELLED] as const;

export type Service = (typeof services)[number];
export type Industry = (typeof industries)[number];
export type Status = (typeof allStatuses)[number];
export type Priority = (typeof priorities)[number];

/** The status of a new request, and of legacy requests without one. */
export const initialStatus: Status = "pending";

/** The priority of a new request until another is chosen, and of legacy requests without one. */
export const defaultPriority: Priority = "medium";

/** A status or a priority as screens show it: "In progress". */
export function optionLabel(option: Status | Priority): string {
  return capitalise(option.replaceAll("-", " "));
}

/** Each with its label, to choose from. */
export const statusOptions = allStatuses.map((status) => [status, optionLabel(status)] as const);
export const priorityOptions = priorities.map((priority) => [priority, optionLabel(priority)] as const);

/** Returns true for an entry of a list of options. */
export function isOption<T extends string>(list: readonly T[], value: unknown): value is T {
  return list.some((option) => option === value);
}

/** Returns true for the statuses after which nothing is expected to happen. */
export function isClosed({ status }: { status: Status }): boolean {
  return status === "completed" || status === CANCELLED;
}
