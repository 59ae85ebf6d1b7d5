import fc from "fast-check";
import { historyOf } from "./history";
import { statuses, type Status } from "./rules/options";
import { exported } from "./testing/backup-fixtures";
import { createFakeBrowser, type FakeBrowser } from "./testing/fake-browser";
import { ADMINISTRATOR, openPortal, signUpForm, storedValue, type FakePortal } from "./testing/fake-portal";
import { histories, replay, type Visit } from "./testing/histories";
import { readStored, statusesOf } from "./testing/stored-data";

/** Random bytes of one browser, which never repeat and are never another browser's. */
function randomOf(browser: number) {
  let count = 0;
  return (length: number) => {
    count += 1;
    return Uint8Array.from({ length }, (_, index) => (index === 7 ? browser : (count >>> (index * 8)) & 255));
  };
}

let browsers = 0;

/** A copy of a browser, in which the administrator has signed in. */
async function openCopy(data: ReadonlyMap<string, string>): Promise<FakePortal> {
  const browser = createFakeBrowser();
  for (const [key, value] of data) browser.write(key, value);
  const portal = openPortal(browser, { randomBytes: randomOf(++browsers) });
  const form = signUpForm(ADMINISTRATOR, `secret of ${ADMINISTRATOR}`);
  if ((await portal.signIn(form)).status === "refused") storedValue(await portal.signUp(form));
  return portal;
}

/** What happens in one browser after the data were copied to it. */
interface Life {
  visits: Visit[];
  statuses: { which: number; status: Status }[];
  bulk: Status | null;
  /** The storage is nearly full at the end, so that superseded changes go. */
  cramped: boolean;
}

const lives = (cramped: fc.Arbitrary<boolean>): fc.Arbitrary<Life> =>
  fc.record({
    visits: histories,
    statuses: fc.array(fc.record({ which: fc.nat({ max: 20 }), status: fc.constantFrom(...statuses) }), {
      maxLength: 4,
    }),
    bulk: fc.constantFrom(null, ...statuses),
    cramped,
  });

async function live(data: ReadonlyMap<string, string>, life: Life): Promise<FakeBrowser> {
  const portal = await openCopy(data);
  await replay(portal, life.visits);
  const ids = () => portal.state().allRequests.map(({ id }) => id);
  if (life.bulk) portal.setStatuses(ids(), life.bulk);
  if (life.cramped) portal.browser.write("of another page", "x".repeat(4_300_000));
  for (const { which, status } of life.statuses) portal.setStatus(ids()[which] ?? "none", status);
  portal.stop();
  return portal.browser;
}

/** What the second browser's backup makes of the first browser. */
async function merge(into: FakeBrowser, from: FakeBrowser): Promise<FakeBrowser> {
  const text = await exported(await openCopy(dataOf(from)));
  const portal = await openCopy(dataOf(into));
  const summary = storedValue(await portal.importBackup(text));
  if (summary.skipped.length > 0) throw new Error(`skipped ${JSON.stringify(summary.skipped)}`);
  portal.stop();
  return portal.browser;
}

const dataOf = ({ data }: FakeBrowser) =>
  new Map([...data].filter(([key]) => key.startsWith("portal:") && key !== "portal:session"));

/** What an administrator sees: requests with their owners and statuses, histories and customers. */
async function seen(browser: FakeBrowser, withHistories: boolean) {
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

/** Three browsers that began as copies of one. */
async function threeBrowsers(visits: Visit[], [a, b, c]: readonly [Life, Life, Life]) {
  const origin = dataOf(await live(new Map(), { visits, statuses: [], bulk: null, cramped: false }));
  return [await live(origin, a), await live(origin, b), await live(origin, c)] as const;
}

const threeLives = (cramped: fc.Arbitrary<boolean>) =>
  fc.tuple(lives(cramped), lives(cramped), lives(cramped));
const never = fc.constant(false);

test("merging backups of browsers is commutative, associative and idempotent, with all histories", async () => {
  await fc.assert(
    fc.asyncProperty(histories, threeLives(never), async (visits, given) => {
      const [a, b, c] = await threeBrowsers(visits, given);
      const ab = await merge(a, b);
      const sight = await seen(ab, true);
      expect(await seen(await merge(b, a), true)).toEqual(sight);
      expect(await seen(await merge(ab, b), true)).toEqual(sight);
      expect(await seen(await merge(ab, ab), true)).toEqual(sight);
      expect(await seen(await merge(ab, c), true)).toEqual(
        await seen(await merge(a, await merge(b, c)), true),
      );
    }),
    { numRuns: 25 },
  );
}, 120_000);

test("merging loses no request and takes the latest status of both, also after changes were folded", async () => {
  await fc.assert(
    fc.asyncProperty(histories, threeLives(fc.boolean()), async (visits, given) => {
      const [a, b] = await threeBrowsers(visits, given);
      const both = readStored(new Map([...dataOf(a), ...dataOf(b)]), new Set());
      const expected = statusesOf(both);
      const merged = await seen(await merge(a, b), false);
      expect(new Map(merged.requests.map(({ id, status }) => [id, status]))).toEqual(
        new Map(both.requests.map(({ id }) => [id, expected.get(id)])),
      );
      expect(await seen(await merge(b, a), false)).toEqual(merged);
    }),
    { numRuns: 50 },
  );
}, 120_000);
