import { getContent, type Industry, type Service } from "@/lib/content";
import { describeEngagedLine, peopleNeeded } from "./engaged-line";
import type { ExampleFirm, FirmHours } from "./example-firm";
import { serviceOf } from "./testing/firm";

const { landing: messages } = getContent();
const context = { messages } as ExampleFirm["context"];

describe("describeEngagedLine", () => {
  const industry = { peak: { share: 0.2, when: "Monday from 8 to 9" } } as Industry;
  const openOn = (days: number) =>
    ({
      year: { week: Array.from({ length: 7 }, (_, day) => (day < days ? [{ from: 540, to: 1020 }] : [])) },
    }) as unknown as FirmHours;
  const lineOf = (channel: Service["channel"], days = 5, minutes = 3, perMonth = 260) => ({
    service: serviceOf({ channel }),
    industry,
    hours: openOn(days),
    contacts: { perMonth, minutes },
    context,
  });
  const describeFor = (...input: Parameters<typeof lineOf>) => describeEngagedLine(lineOf(...input));

  it("states the calls of the busiest hour, and the share that one person, two and three would miss", () => {
    // 260 × 12 / (5 × 52) = 12 a day, of which 2.4 in the hour: 0.12 erlangs.
    // One person: 0.12 / 1.12 = 10.7%. Two: 0.12 × 0.107 / (2 + 0.12 × 0.107) = 0.6%. Three: 0.03%.
    const text = describeFor("phone")!;
    expect(text).toContain("Monday from 8 to 9: about 2.4 calls of 3 minutes each");
    expect(text).toMatch(/one person .* 11% .* with two, 1%; with three, fewer than 1%/);
    // 0.08 erlangs. One person: 0.08 / 1.08 = 7.4%, which is not worth a sentence.
    expect(describeFor("phone", 5, 2)).toBeUndefined();
  });

  it("has shares of the calls as they are printed, and limits of the calls as they are", () => {
    // 1,137 × 12 / 260 × 0.2 = 10.495. 0.525 erlangs: 34.4%, 8.3%, 1.4%; of 11 calls they would be 35%, 9% and 2%.
    expect(describeFor("phone", 5, 3, 1137)).toMatch(/about 10\.5 calls .* 34% .* two, 8%; with three, 1%\./);
    // 2.206 calls: 9.9%, which is less than 10 and not printed as 10%.
    expect(describeFor("phone", 5, 3, 239)).toBeUndefined();
    // 2.954 calls of 5 minutes: 19.8%. Of the 3.0 that are printed it would be 20%, and two people.
    expect(describeFor("phone", 5, 5, 320)).toMatch(/about 3\.0 calls .* 20% /);
    expect([320, 330].map((perMonth) => peopleNeeded(lineOf("phone", 5, 5, perMonth)))).toEqual([1, 2]);
  });

  it("is absent for services without a line, for which one person is enough", () => {
    for (const channel of ["orders", "project", "lead", "dispatch"] as const)
      expect([describeFor(channel), peopleNeeded(lineOf(channel, 5, 60))]).toEqual([undefined, 1]);
  });

  it("is absent where one person of the firm's own is nearly always free", () => {
    // 260 × 12 / (7 × 52) = 8.6 a day, of which 1.7 in the hour: 0.028 erlangs, and 0.028 / 1.028 = 2.8%.
    expect(describeFor("phone", 7, 1)).toBeUndefined();
  });
});
