import { describeWeek } from "./week-in-words";
import { WHOLE_WEEK } from "@/lib/geo/week";
import { readQuery, writeQuery } from "./fields-in-query";
import { isNeverOpen, readingsOf, textsOfWeek, weekFields, weekOf } from "./week-fields";

const fields = weekFields(() => WHOLE_WEEK);
const [monday] = fields;

it("accepts hours as people write them, and refuses others with the day", () => {
  const hours = [
    ...["8-18", "8-6", "22-6", "08:00-18:00", "8 am to 6 pm", "09:00-12:00 and 13:30-18:00", "18:00-02:00"],
    ...["closed", ""],
  ];
  expect(hours.filter((text) => monday!.check(text) !== undefined)).toEqual([]);
  for (const text of ["8", "8-8", "25-26", "whenever", "08:00-", "8-18-20"])
    expect([text, monday!.check(text)]).toEqual([
      text,
      expect.stringMatching(/^Monday: write hours such as/),
    ]);
});

it("reads whole hours as hours of the day", () => {
  expect(weekOf({ mon: "8-18" })[0]).toEqual([{ from: 480, to: 1080 }]);
  expect(weekOf({ mon: "0-24" })[0]).toEqual([{ from: 0, to: 1440 }]);
});

it("takes hours that may end in the evening or the next morning for the evening, and offers the other", () => {
  expect(weekOf({ mon: "8-6" })[0]).toEqual([{ from: 480, to: 1080 }]);
  expect(weekOf({ mon: "22-6" }).slice(0, 2)).toEqual([[{ from: 1320, to: 1440 }], [{ from: 0, to: 360 }]]);
  expect(readingsOf("8-6")).toEqual(["08:00-18:00", "08:00-06:00"]);
  expect(["8-18", "8-12", "22-6", "08:00-06:00", "closed"].map(readingsOf)).toEqual(Array(5).fill(undefined));
});

it("writes a week as texts that give the same week", () => {
  const week = weekOf({ mon: "8-18", tue: "09:00-12:00 and 13:30-18:00", sat: "22:00-24:00" });
  expect(weekOf(textsOfWeek(week))).toEqual(week);
});

it("keeps a closed day closed after a reload, whatever its default", () => {
  const query = writeQuery("", fields, { ...textsOfWeek(weekOf({ mon: "8-18" })), mon: "" });
  expect(readQuery(query, fields).texts.mon).toBe("closed");
});

it("knows a week without open hours", () => {
  expect(isNeverOpen(weekOf({}))).toBe(true);
  expect(isNeverOpen(weekOf({ sun: "10-12" }))).toBe(false);
});

it("groups days with the same hours", () => {
  const day = (from: number, to: number) => [{ from: from * 60, to: to * 60 }];
  expect(describeWeek([day(8, 17), day(8, 17), [], day(8, 17), day(8, 17), day(9, 12), []])).toBe(
    "Mon to Tue 08:00-17:00, Thu to Fri 08:00-17:00, Sat 09:00-12:00",
  );
});
