import type { HostTable } from "../../src/hosts/table";
import type { HostCase } from "./expectations";
import type { Target } from "./raw-request";

/** Cases that are under way at once: most of the time they wait for the host. */
const PARALLEL = 8;

/** A case in which a host does something else than it should. */
export interface Difference {
  name: string;
  problems: string[];
}

/** Runs cases on a host that obeys a table; returns those that fail, in their order. */
export async function runCases(
  target: Target,
  table: HostTable,
  cases: readonly HostCase[],
): Promise<Difference[]> {
  const found = new Map<HostCase, Difference>();
  const queue = cases.values();
  const work = async () => {
    for (const entry of queue) {
      const problems = await entry.run(target, table).catch((error: Error) => [error.message]);
      if (problems.length > 0) found.set(entry, { name: entry.name, problems });
    }
  };
  await Promise.all(Array.from({ length: PARALLEL }, work));
  return cases.flatMap((entry) => found.get(entry) ?? []);
}
