import fc from "fast-check";
import { histories, type Visit } from "./testing/histories";
import { dataOf, live, lives, merge, seen, type Life } from "./testing/merging";
import { readStored, statusesOf } from "./testing/stored-data";

/** Three browsers that began as copies of one. */
async function threeBrowsers(visits: Visit[], [a, b, c]: readonly [Life, Life, Life]) {
  const origin = dataOf(await live(new Map(), { visits, statuses: [], bulk: null }));
  return [await live(origin, a), await live(origin, b), await live(origin, c)] as const;
}

const threeLives = fc.tuple(lives, lives, lives);

test("merging backups of browsers is commutative, associative and idempotent, with all histories", async () => {
  await fc.assert(
    fc.asyncProperty(histories, threeLives, async (visits, given) => {
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

test("merging loses no request and takes the latest status of both", async () => {
  await fc.assert(
    fc.asyncProperty(histories, threeLives, async (visits, given) => {
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
