import fc from "fast-check";
import type { EventOf } from "../records/schema";
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

test("two browsers that have the same events list the same views, in whichever order the events came", () => {
  const isAda = (subject: string) => subject === "ada";
  fc.assert(
    fc.property(
      fc
        .uniqueArray(event, { selector: ({ id }) => id })
        .chain((events) =>
          fc.tuple(fc.constant(events), fc.shuffledSubarray(events, { minLength: events.length })),
        ),
      ([events, shuffled]: EventOf<"view">[][]) => {
        const views = savedViewsOf(events!, isAda);
        expect(savedViewsOf(shuffled!, isAda)).toEqual(views);
        for (const { id } of views)
          expect(
            events!.some(({ view, subject, removed }) => view === id && subject === "ada" && !removed),
          ).toBe(true);
      },
    ),
  );
});
