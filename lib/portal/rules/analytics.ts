import type { ServiceRequest } from "../records/schema";
import { allStatuses, CANCELLED, isOption, optionLabel, services, statuses } from "./options";

/** A row of a chart. */
export interface Share {
  label: string;
  /** A count, or an amount in GBP. */
  amount: number;
  /** Percentage of the total; 0 when the total is 0. */
  percent: number;
  /** The company's benchmark for the same row, in percent. */
  benchmark?: number;
}

/** The company's benchmark for customer satisfaction. All benchmarks here are fixed: docs/behaviour.md#analytics. */
export const averageSatisfaction = { value: 4.8, of: 5 } as const;

/** A row of a chart before it is counted. Without `members` it covers everything that is in no other row. */
interface Group {
  label: string;
  members?: readonly string[];
  benchmark?: number;
}

const only = (member: string, label = member): Group => ({ label, members: [member] });

const revenueGroups: readonly Group[] = [
  { ...only("Call Center Outsourcing"), benchmark: 40 },
  { ...only("Live Chat Support"), benchmark: 30 },
  { ...only("Virtual Assistant"), benchmark: 20 },
  { label: "Other", benchmark: 10 },
];

const industryGroups: readonly Group[] = [
  { label: "Plumbing & HVAC", members: ["Plumbing", "HVAC"], benchmark: 35 },
  { ...only("Healthcare"), benchmark: 25 },
  { ...only("Legal Services"), benchmark: 20 },
  { ...only("Technology"), benchmark: 20 },
  { label: "Other", benchmark: 0 },
];

/** The amounts of groups of requests, by one of their fields. */
function sharesOf(
  groups: readonly Group[],
  requests: readonly ServiceRequest[],
  field: "status" | "service" | "industry",
  amountOf: (request: ServiceRequest) => number = () => 1,
): Share[] {
  const named = new Set(groups.flatMap(({ members = [] }) => members));
  const rows = groups.map(({ members, ...row }) => {
    const own = requests.filter(({ [field]: value }) => members?.includes(value) ?? !named.has(value));
    // In hundredths: pounds and pence would add up to fractions of a penny.
    const hundredths = own.reduce((sum, request) => sum + Math.round(amountOf(request) * 100), 0);
    return { ...row, amount: hundredths / 100 };
  });
  const total = rows.reduce((sum, { amount }) => sum + amount, 0);
  return rows.map((row) => ({ ...row, percent: total === 0 ? 0 : (row.amount / total) * 100 }));
}

/** The statuses in the order of the option list; cancelled requests only if there are any. */
export function byStatus(requests: readonly ServiceRequest[]): Share[] {
  const hasCancelled = requests.some(({ status }) => status === CANCELLED);
  const names = hasCancelled ? allStatuses : statuses;
  return sharesOf(
    names.map((name) => only(name, optionLabel(name))),
    requests,
    "status",
  );
}

/** The services of the option list in its order, and all others, as in legacy data, in one row if there are any. */
export function byService(requests: readonly ServiceRequest[]): Share[] {
  const hasOthers = requests.some(({ service }) => !isOption(services, service));
  const others = hasOthers ? [{ label: "Other services" }] : [];
  return sharesOf([...services.map((name) => only(name)), ...others], requests, "service");
}

/** Revenue from completed requests, in GBP, by the services of the benchmark. */
export function revenueSplit(requests: readonly ServiceRequest[]): Share[] {
  const completed = requests.filter(({ status }) => status === "completed");
  return sharesOf(revenueGroups, completed, "service", ({ estimatedCost }) => estimatedCost);
}

/** Requests by the industries of the benchmark. */
export function industryBreakdown(requests: readonly ServiceRequest[]): Share[] {
  return sharesOf(industryGroups, requests, "industry");
}
