/**
 * `npm run bench:portal`: the processor time that the portal's rules and storage take at size, without a browser's
 * rendering. Processor time, because other programs on the machine change the time on the clock.
 */
import { createFakeBrowser, type FakeBrowser } from "@/lib/portal/testing/fake-browser";
import {
  openPortal,
  settled,
  signUpForm,
  ADMINISTRATOR,
  type FakePortal,
} from "@/lib/portal/testing/fake-portal";
import { fillBrowser } from "@/lib/portal/testing/large-data";

const SIZES = [
  { requests: 2_500, customers: 400 },
  { requests: 5_000, customers: 800 },
  { requests: 10_000, customers: 1_200 },
];
const RUNS = 9;

/** The median processor time of a work in milliseconds. */
async function timeOf(work: (run: number) => void): Promise<string> {
  const times: number[] = [];
  for (let run = 0; run < RUNS; run++) {
    // Other tabs' writes are read at most once in a while: each run has to begin after it.
    await settled();
    const before = process.cpuUsage();
    work(run);
    const { user, system } = process.cpuUsage(before);
    times.push((user + system) / 1000);
  }
  return (times.toSorted((a, b) => a - b)[Math.floor(RUNS / 2)] ?? 0).toFixed(1);
}

/** Signs the administrator in, whose hash is the fake one of the tests. */
async function open(browser: FakeBrowser): Promise<FakePortal> {
  const portal = openPortal(browser);
  await portal.signUp(signUpForm(ADMINISTRATOR));
  return portal;
}

async function measure({ requests, customers }: (typeof SIZES)[number]) {
  const browser = createFakeBrowser();
  fillBrowser(browser, requests, customers);
  const portal = await open(browser);
  const ids = portal.state().allRequests.map(({ id }) => id);
  const requestKey = `portal:request:${ids[0]}`;
  const stored = JSON.parse(browser.data.get(requestKey) ?? "") as object;
  const requestOf = (run: number) => JSON.stringify({ ...stored, description: `Evenings ${run}` });
  const statuses = ["completed", "pending", "in-progress"] as const;
  const statusOf = (run: number) => statuses[run % 3] ?? "pending";
  return {
    requests,
    customers,
    start: await timeOf(() => openPortal(browser).stop()),
    status: await timeOf((run) => portal.setStatuses([ids[run] ?? ""], statusOf(run))),
    "another tab's write": await timeOf((run) => browser.write(requestKey, requestOf(run))),
    "bulk of all": await timeOf((run) => portal.setStatuses(ids, statusOf(run))),
  };
}

export async function main(): Promise<void> {
  const rows = [];
  for (const size of SIZES) rows.push(await measure(size));
  console.log("Processor time in milliseconds, median of 9:");
  console.table(rows);
}
