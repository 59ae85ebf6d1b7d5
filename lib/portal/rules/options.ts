/** The lists that the dashboard's forms offer, in the specification's order (section 9). */

/** Services a customer can request. */
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

/** Industries a request can be for. */
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

/** Where a request stands. An administrator may go from any to any. */
export const statuses = ["pending", "in-progress", "completed"] as const;

/** How urgent a request is. */
export const priorities = ["low", "medium", "high"] as const;

export type Service = (typeof services)[number];
export type Industry = (typeof industries)[number];
export type Status = (typeof statuses)[number];
export type Priority = (typeof priorities)[number];

/** A new request begins as this. */
export const initialStatus: Status = "pending";

/** The priority of a request whose customer chose none. */
export const defaultPriority: Priority = "medium";

/** Whether a value, for example a form field's, is one of a list's. */
export function isOption<T extends string>(list: readonly T[], value: unknown): value is T {
  return list.some((option) => option === value);
}
