import type { ServiceRequest } from "../records/schema";
import { services, statuses } from "./options";

/** A row of a chart: how many, and the percentage of the whole, 0 where there is nothing. */
export interface Share {
  label: string;
  /** A count, or an amount in GBP. */
  amount: number;
  percent: number;
  /** The company's own figure for the same thing, in percent (specification, section 9). */
  benchmark?: number;
}

/** How customers rate the company on average, of five (specification, section 9). */
export const averageSatisfaction = { value: 4.8, of: 5 } as const;

/** A part of a whole that the benchmark names. Without `members` it takes what the others leave. */
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

/** The values of a list in its order, then those that the data have besides: old data may. */
const withOthers = (known: readonly string[], found: readonly string[]) => [...new Set([...known, ...found])];

/** Requests by status. */
export function byStatus(requests: readonly ServiceRequest[]): Share[] {
  return sharesOf(
    statuses.map((label) => ({ label, amount: count(requests, ({ status }) => status === label) })),
  );
}

/** Requests by service. */
export function byService(requests: readonly ServiceRequest[]): Share[] {
  const labels = withOthers(
    services,
    requests.map(({ service }) => service),
  );
  return sharesOf(
    labels.map((label) => ({ label, amount: count(requests, ({ service }) => service === label) })),
  );
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
      const own = requests.filter((request) => belongs(keyOf(request)));
      const pence = own.reduce((sum, request) => sum + Math.round(amountOf(request) * 100), 0);
      return { label, benchmark, amount: pence / 100 };
    }),
  );
}

/** What completed requests brought in, in GBP, by the services of the benchmark. */
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
