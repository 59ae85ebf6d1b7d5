import { closedDaysInWords, daysInWords, hoursInWords, languagesInWords, worksOn } from "./plan-words";

it("writes hours and days in words", () => {
  const hours = [
    { from: 9, to: 18 },
    { from: 0, to: 12 },
    { from: 13, to: 24 },
  ];
  expect(hours.map(hoursInWords)).toEqual(["9 am to 6 pm", "midnight to noon", "1 pm to midnight"]);
  const days = ["mon-fri", "mon-sat", undefined] as const;
  expect(days.map(daysInWords)).toEqual(["Monday to Friday", "Monday to Saturday", "every day"]);
  const worked = days.map((given) => [0, 1, 2, 3, 4, 5, 6].filter((day) => worksOn(given, day)).length);
  expect([worked, worksOn("mon-fri", 4), worksOn("mon-sat", 6)]).toEqual([[5, 6, 7], true, false]);
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
