import { closedDaysInWords, daysInWords, hoursInWords, languagesInWords, worksOn } from "./plan-words";

it.each([
  [9, 18, "9 am to 6 pm"],
  [6, 22, "6 am to 10 pm"],
  [0, 12, "midnight to noon"],
  [13, 24, "1 pm to midnight"],
])("writes the hours %i to %i as %s", (from, to, words) => {
  expect(hoursInWords({ from, to })).toBe(words);
});

it("names the days of the week", () => {
  expect([daysInWords("mon-fri"), daysInWords("mon-sat"), daysInWords(undefined)]).toEqual([
    "Monday to Friday",
    "Monday to Saturday",
    "every day",
  ]);
});

it.each([
  ["mon-fri", [true, true, true, true, true, false, false]],
  ["mon-sat", [true, true, true, true, true, true, false]],
  [undefined, [true, true, true, true, true, true, true]],
] as const)("knows the working days of %s", (days, expected) => {
  expect(expected.map((_, day) => worksOn(days, day))).toEqual(expected);
});

it("names the days on which a plan is closed", () => {
  expect(closedDaysInWords("public holidays", "Wales")).toBe("public holidays in Wales");
  expect(closedDaysInWords(["12-25", "01-01"], "Wales")).toBe("25 December and 1 January");
});

it("adds the note that says within which limits the languages are offered", () => {
  const pricing = [
    { text: "Many calls", note: "a day" },
    { text: "Welsh", note: "in writing" },
  ];
  expect(languagesInWords({ languages: "Welsh", features: { pricing } })).toBe("Welsh (in writing)");
  expect(languagesInWords({ languages: "English", features: { pricing } })).toBe("English");
});
