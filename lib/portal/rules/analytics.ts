import type { ServiceRequest } from "../records/schema";
import { CANCELLED, isOption, services, statuses, optionLabel, type Status } from "./options";

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

/** A row of a benchmark. Without `members` it covers everything that is in no other row. */
interface Group {
  label: string;
  benchmark: number;
  members?: readonly string[];
}

const revenueGroups: readonly Group[] = [
  { label: "Call Center Outsourcing", benchmark: 40, members: ["Call Center Outsourcing"] },
  { label: "Live Chat Support", benchmark: 30, members: ["Live Chat Support"] },
  { label: "Virtual Assistant", benchmark: 20, members: ["Virtual Assistant"] },
  { label: "Other", benchmark: 10 },
];

const industryGroups: readonly Group[] = [
  { label: "Plumbing & HVAC", benchmark: 35, members: ["Plumbing", "HVAC"] },
  { label: "Healthcare", benchmark: 25, members: ["Healthcare"] },
  { label: "Legal Services", benchmark: 20, members: ["Legal Services"] },
  { label: "Technology", benchmark: 20, members: ["Technology"] },
  { label: "Other", benchmark: 0 },
];

type Amounts = { label: string; amount: number; benchmark?: number }[];

function sharesOf(amounts: Amounts): Share[] {
  const total = amounts.reduce((sum, { amount }) => sum + amount, 0);
  return amounts.map((row) => ({ ...row, percent: total === 0 ? 0 : (row.amount / total) * 100 }));
}

const count = <T>(list: readonly T[], test: (item: T) => boolean) => list.filter(test).length;

/** The statuses in the order of the option list; cancelled requests only if there are any. */
export function byStatus(requests: readonly ServiceRequest[]): Share[] {
  const amountOf = (name: Status) => count(requests, ({ status }) => status === name);
  const names: readonly Status[] = amountOf(CANCELLED) > 0 ? [...statuses, CANCELLED] : statuses;
  return sharesOf(names.map((name) => ({ label: optionLabel(name), amount: amountOf(name) })));
}

/** The services of the option list in its order, and all others, as in legacy data, in one row if there are any. */
export function byService(requests: readonly ServiceRequest[]): Share[] {
  const amountOf = (label: string) => count(requests, ({ service }) => service === label);
  const rows = services.map((label) => ({ label: label as string, amount: amountOf(label) }));
  const others = count(requests, ({ service }) => !isOption(services, service));
  return sharesOf(others > 0 ? [...rows, { label: "Other services", amount: others }] : rows);
}

function grouped(
  groups: readonly Group[],
  requests: readonly ServiceRequest[],
  keyOf: (request: ServiceRequest) => string,
  amountOf: (request: ServiceRequest) => number,
): Share[] {
  const named = new Set(groups.flatMap(({ members }) => members ?? []));
  return sharesOf(
    groups.map(({ label, benchmark, members }) => {
      const belongs = (key: string) => members?.includes(key) ?? !named.has(key);
      const matching = requests.filter((request) => belongs(keyOf(request)));
      // In hundredths: pounds and pence would add up to fractions of a penny.
      const hundredths = matching.reduce((sum, request) => sum + Math.round(amountOf(request) * 100), 0);
      return { label, benchmark, amount: hundredths / 100 };
    }),
  );
}

/** Revenue from completed requests, in GBP, by the services of the benchmark. */
export function revenueSplit(requests: readonly ServiceRequest[]): Share[] {
  return grouped(
    revenueGroups,
    requests.filter(({ status }) => status === "completed"),
    ({ service }) => service,
    ({ estimatedCost }) => estimatedCost,
  );
}

/** Requests by the industries of the benchmark. */
export function industryBreakdown(requests: readonly ServiceRequest[]): Share[] {
  return grouped(
    industryGroups,
    requests,
    ({ industry }) => industry,
    () => 1,
  );
}
