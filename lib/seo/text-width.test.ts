import { DESCRIPTION_LIMIT, firstThatFits, fitDescription, textWidth, TITLE_LIMIT } from "./text-width";

describe("textWidth", () => {
  // Advance widths of Arial in 1/2048 em, from the table of the font.
  it.each([
    ["i", 455],
    ["I", 569],
    [" ", 569],
    ["r", 682],
    ["'", 391],
    ["’", 455],
    ["“", 682],
    ["s", 1024],
    ["n", 1139],
    ["0", 1139],
    ["£", 1139],
    ["–", 1139],
    ["×", 1196],
    ["ß", 1251],
    ["A", 1366],
    ["&", 1366],
    ["w", 1479],
    ["O", 1593],
    ["m", 1706],
    ["%", 1821],
    ["W", 1933],
    ["…", 2048],
    ["@", 2079],
  ])("measures %j", (character, units) => {
    expect(textWidth(character, 2048)).toBe(units);
  });

  it("adds up characters and scales with the font size", () => {
    // W 1933, i 455, l 455, l 455 at 20 px.
    expect(textWidth("Will", 20)).toBeCloseTo((3298 * 20) / 2048, 10);
    expect(textWidth("Will", 40)).toBe(2 * textWidth("Will", 20));
    expect(textWidth("", 20)).toBe(0);
  });

  it("gives a letter with an accent the width of its base letter", () => {
    expect(textWidth("Düsseldorf", 20)).toBe(textWidth("Dusseldorf", 20));
    expect(textWidth("Whangārei", 20)).toBe(textWidth("Whangarei", 20));
    expect(textWidth("Mu\u0308nchen", 20)).toBe(textWidth("München", 20));
  });

  it("counts a character outside the Basic Multilingual Plane once", () => {
    expect(textWidth("𝒳", 2048)).toBe(textWidth("n", 2048));
  });
});

describe("firstThatFits", () => {
  const wide = "W".repeat(40);

  it("prefers the earlier candidate", () => {
    expect(firstThatFits(["short", "shorter"], TITLE_LIMIT)).toBe("short");
    expect(firstThatFits([wide, "short"], TITLE_LIMIT)).toBe("short");
  });

  it("takes the last if none fits", () => {
    expect(firstThatFits([wide, `${wide}W`], TITLE_LIMIT)).toBe(`${wide}W`);
  });

  it("takes a candidate that fits exactly", () => {
    const limit = { width: textWidth("exactly", 20), fontSize: 20 };
    expect(firstThatFits(["exactly", "x"], limit)).toBe("exactly");
  });
});

describe("fitDescription", () => {
  const fits = (text: string) => textWidth(text, DESCRIPTION_LIMIT.fontSize) <= DESCRIPTION_LIMIT.width;
  const sentence = (words: number) => `The desk${" answers".repeat(words - 2)}.`;

  it("keeps a text that fits", () => {
    expect(fitDescription("Short. And sweet!")).toBe("Short. And sweet!");
  });

  it("keeps as many whole sentences as fit", () => {
    const kept = `${sentence(8)} ${sentence(7)}`;
    expect(fits(kept)).toBe(true);
    expect(fits(`${kept} ${sentence(9)}`)).toBe(false);
    expect(fitDescription(`${kept} ${sentence(9)} ${sentence(3)}`)).toBe(kept);
  });

  it("ends sentences at question and exclamation marks too", () => {
    expect(fitDescription(`Who answers? We do! ${sentence(30)}`)).toBe("Who answers? We do!");
  });

  it("never cuts within a sentence", () => {
    expect(fitDescription(sentence(60))).toBe(sentence(60));
    expect(fitDescription(`${sentence(60)} ${sentence(3)}`)).toBe(sentence(60));
  });

  it("does not take the full stop of “St.” for the end of a sentence", () => {
    const text = `A desk for St. John's and Sault Ste. Marie that${" answers".repeat(30)}.`;
    expect(fitDescription(text)).toBe(text);
  });
});
