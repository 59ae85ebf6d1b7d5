import fc from "fast-check";
import { historyOf } from "../history-entries";
import type { ImportSummary } from "../import-plan";
import { statuses, type Status } from "../rules/options";
import { exported } from "./backup-fixtures";
import { browserWith, type FakeBrowser } from "./fake-browser";
import { ADMINISTRATOR, openPortal, signUpForm, storedValue, type FakePortal } from "./fake-portal";
import { histories, replay, type Visit } from "./histories";

/** A copy of a browser, in which the administrator has signed in. */
export async function openCopy(data: ReadonlyMap<string, string>): Promise<FakePortal> {
  const portal = openPortal(browserWith(data));
  const form = signUpForm(ADMINISTRATOR, `secret of ${ADMINISTRATOR}`);
  if ((await portal.signIn(form)).status === "refused") storedValue(await portal.signUp(form));
  return portal;
}

/** What happens in one browser after the data were copied to it. */
export interface Life {
  visits: Visit[];
  statuses: { which: number; status: Status }[];
  bulk: Status | null;
}

export const lives: fc.Arbitrary<Life> = fc.record({
  visits: histories,
  statuses: fc.array(fc.record({ which: fc.nat({ max: 20 }), status: fc.constantFrom(...statuses) }), {
    maxLength: 4,
  }),
  bulk: fc.constantFrom(null, ...statuses),
});

export async function live(data: ReadonlyMap<string, string>, life: Life): Promise<FakeBrowser> {
  const portal = await openCopy(data);
  await replay(portal, life.visits);
  const ids = () => portal.state().allRequests.map(({ id }) => id);
  if (life.bulk) portal.setStatuses(ids(), life.bulk);
  for (const { which, status } of life.statuses) portal.setStatuses([ids()[which] ?? "none"], status);
  portal.stop();
  return portal.browser;
}

/** What the second browser's backup makes of the first browser, and what the import says. */
export async function mergeAndTell(into: FakeBrowser, from: FakeBrowser) {
  const text = await exported(await openCopy(dataOf(from)));
  return importInto(into, text);
}

export async function importInto(browser: FakeBrowser, text: string) {
  const portal = await openCopy(dataOf(browser));
  const summary: ImportSummary = storedValue(await portal.importBackup(text));
  portal.stop();
  return { browser: portal.browser, summary };
}

/** What the second browser's backup makes of the first browser. All of it must be imported. */
export async function merge(into: FakeBrowser, from: FakeBrowser): Promise<FakeBrowser> {
  const { browser, summary } = await mergeAndTell(into, from);
  if (summary.skipped.length > 0) throw new Error(`skipped ${JSON.stringify(summary.skipped)}`);
  return browser;
}

export const dataOf = ({ data }: FakeBrowser) =>
  new Map([...data].filter(([key]) => key.startsWith("portal:") && key !== "portal:session"));

/** What an administrator sees: requests with their owners and statuses, histories and customers. */
export async function seen(browser: FakeBrowser, withHistories: boolean) {
  const portal = await openCopy(dataOf(browser));
  const { allRequests, customers, records } = portal.state();
  const emails = new Map(customers.map(({ id, email }) => [id, email]));
  return {
    customers: customers.map(({ email, company }) => `${email} of ${company}`).sort(),
    requests: allRequests
      .map((request) => ({
        ...request,
        userId: undefined,
        owner: emails.get(request.userId) ?? "administrator",
        history: withHistories
          ? historyOf(records, request).map((entry) => ({ ...entry, by: undefined }))
          : undefined,
      }))
      .sort((a, b) => (a.id < b.id ? -1 : 1)),
  };
}
