import {
  article,
  capitalise,
  countOf,
  createPicker,
  formatDate,
  formatDay,
  formatPounds,
  formatWeekday,
  hoursInWords,
  listOf,
  minutesInWords,
  monthName,
  numberWord,
  withArticle,
} from "./english";

it.each([
  [[], ""],
  [["a"], "a"],
  [["a", "b"], "a and b"],
  [["a", "b", "c"], "a, b and c"],
])("lists %j as %j", (items, text) => {
  expect(listOf(items)).toBe(text);
});

it("lists with another conjunction", () => {
  expect(listOf(["a", "b", "c"], "or")).toBe("a, b or c");
});

it.each([
  ["plumber", "Plumber"],
  ["iPad repair", "IPad repair"],
  ["écurie", "Écurie"],
  ["", ""],
])("capitalises %j as %j", (text, capitalised) => {
  expect(capitalise(text)).toBe(capitalised);
});

describe("article", () => {
  it.each([
    "estate agent",
    "accountant",
    "order question",
    "enquiry",
    "IT support firm",
    "optician's practice",
    "umbrella firm",
    "usher",
    "online shop",
    "eCommerce shop",
    "hour",
    "hourly fee",
    "honest answer",
    "heir",
    "MRI centre",
    "HVAC engineer",
    "MOT",
    "NHS dentist",
    "FAQ",
    "SMS",
    "X-ray",
    "x-ray",
    "M&A adviser",
    "uninsured driver",
    "unimportant call",
    "unidentified caller",
    "8-seat van",
    "11-year-old",
    "18-hole course",
    "AI assistant",
  ])("an %s", (phrase) => {
    expect(article(phrase)).toBe("an");
  });

  it.each([
    "plumber",
    "university",
    "union",
    "unit",
    "unique case",
    "used car dealer",
    "user",
    "useful note",
    "usual day",
    "utility firm",
    "urology clinic",
    "ukulele school",
    "European firm",
    "euro",
    "one-off job",
    "UK firm",
    "US firm",
    "U-turn",
    "SaaS company",
    "Saab garage",
    "hotel",
    "house",
    "home care agency",
    "VAT return",
    "BMW",
    "yoga studio",
    "10-seat van",
    "1,100-seat hall",
    "24-hour line",
  ])("a %s", (phrase) => {
    expect(article(phrase)).toBe("a");
  });

  it("stands before the phrase", () => {
    expect(withArticle("hour")).toBe("an hour");
    expect(withArticle("university")).toBe("a university");
  });
});

it.each([
  [0, "no"],
  [1, "one"],
  [14, "fourteen"],
  [15, "15"],
  [416, "416"],
])("writes %i as %j", (value, word) => {
  expect(numberWord(value)).toBe(word);
});

it.each([
  [0, "no calls"],
  [1, "one call"],
  [3, "three calls"],
  [416, "416 calls"],
])("counts %i as %j", (value, text) => {
  expect(countOf(value, "call", "calls")).toBe(text);
});

it.each([
  [15, "15 minutes"],
  [30, "half an hour"],
  [45, "45 minutes"],
  [60, "one hour"],
  [75, "one hour and 15 minutes"],
  [90, "one and a half hours"],
  [105, "one and three quarter hours"],
  [120, "two hours"],
  [135, "two hours and 15 minutes"],
  [210, "three and a half hours"],
  [525, "eight and three quarter hours"],
  [570, "nine and a half hours"],
  [780, "thirteen hours"],
  [960, "16 hours"],
])("writes %i minutes as %j", (minutes, text) => {
  expect(hoursInWords(minutes)).toBe(text);
});

it.each([
  [1, "1 minute"],
  [44, "44 minutes"],
  [60, "an hour"],
  [76, "an hour and 16 minutes"],
  [121, "two hours and 1 minute"],
])("writes %i minutes as a duration: %j", (minutes, text) => {
  expect(minutesInWords(minutes)).toBe(text);
});

it.each([
  [499, "£499"],
  [1499, "£1,499"],
  [0.5, "£0.50"],
  [656.5, "£656.50"],
  [9588, "£9,588"],
  [0, "£0"],
])("formats %d as %s", (value, text) => {
  expect(formatPounds(value)).toBe(text);
});

it("names months and formats dates, whatever the zone of the machine", () => {
  expect([1, 12].map(monthName)).toEqual(["January", "December"]);
  expect(formatDay("2027-02-03")).toBe("3 February");
  expect(formatDate("2026-11-26")).toBe("26 November 2026");
  expect(formatWeekday("2026-11-26")).toBe("Thursday 26 November");
  expect(formatWeekday("2028-02-29")).toBe("Tuesday 29 February");
  expect(formatWeekday("2027-01-03")).toBe("Sunday 3 January");
});

describe("createPicker", () => {
  // FNV-1a of published test vectors: "" 811c9dc5, "a" e40c292c, "foobar" bf9cf968.
  it.each([
    ["", "", 0x811c9dc5],
    ["", "a", 0xe40c292c],
    ["a", "", 0xe40c292c],
    ["foo", "bar", 0xbf9cf968],
  ])("picks by FNV-1a of %j and %j in a row", (text, purpose, hash) => {
    expect(createPicker(text)(purpose, 2 ** 32)).toBe(hash);
    expect(createPicker(text)(purpose, 7)).toBe(hash % 7);
  });

  it("spreads paths over all phrasings", () => {
    const counts = [0, 0, 0, 0];
    for (let index = 0; index < 4000; index += 1) {
      const variant = createPicker(`/seo/live-chat-support/plumbing/city-${index}`)("", counts.length);
      counts[variant] = (counts[variant] ?? 0) + 1;
    }
    for (const count of counts) expect(Math.abs(count - 1000)).toBeLessThan(150);
  });
});
