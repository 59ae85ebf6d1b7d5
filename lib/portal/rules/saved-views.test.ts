import fc from "fast-check";
import { keyOf } from "../records/storage-keys";
import type { EventOf, Records } from "../records/schema";
import { administrator, exported } from "../testing/backup-fixtures";
import { openPortal, portalOf } from "../testing/fake-portal";
import { savedViewsOf } from "./saved-views";

const event = fc.record({
  id: fc.uuid(),
  type: fc.constant("view" as const),
  subject: fc.constantFrom("ada", "bob"),
  by: fc.constant("ada"),
  at: fc.nat({ max: 5 }),
  view: fc.constantFrom("a", "b", "c"),
  name: fc.constantFrom("Pending", "Évenings", "Zinc"),
  query: fc.constantFrom("", "q=a"),
  removed: fc.boolean(),
});

const recordsOf = (events: EventOf<"view">[]): Records =>
  new Map(events.map((value) => [keyOf({ kind: "event", value }), { kind: "event", value }] as const));

test("two browsers that have the same events list the same views, in whichever order the events came", () => {
  fc.assert(
    fc.property(
      fc
        .uniqueArray(event, { selector: ({ id }) => id })
        .chain((events) =>
          fc.tuple(fc.constant(events), fc.shuffledSubarray(events, { minLength: events.length })),
        ),
      ([events, shuffled]: EventOf<"view">[][]) => {
        const views = savedViewsOf(recordsOf(events!), "ada");
        expect(savedViewsOf(recordsOf(shuffled!), "ada")).toEqual(views);
        for (const { id } of views)
          expect(
            events!.some(({ view, subject, removed }) => view === id && subject === "ada" && !removed),
          ).toBe(true);
      },
    ),
  );
});

test("views that were saved are still read, A to Z, by their account alone, and a backup brings them to another browser", async () => {
  const ada = await portalOf("ada@x.example");
  const subject = ada.state().user!.id;
  for (const name of ["Pending", "boilers"]) {
    const view = { id: name, subject, at: 1, by: subject, type: "view", view: name, name, query: "q=a" };
    ada.browser.write(`portal:event:${subject}:${name}`, JSON.stringify({ v: 1, ...view, removed: false }));
  }
  const other = await administrator();
  await other.importBackup(await exported(await administrator(ada.browser)));
  for (const { browser } of [ada, other]) {
    const { records, user } = openPortal(browser).state();
    expect(savedViewsOf(records, subject).map(({ name }) => name)).toEqual(["boilers", "Pending"]);
    expect(savedViewsOf(records, user!.id)).toEqual([]);
  }
});
