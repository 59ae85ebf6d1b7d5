import { DESCRIPTION_LIMIT, firstThatFits, fitDescription, textWidth, TITLE_LIMIT } from "./text-width";

describe("textWidth", () => {
  it("has the advance widths of Arial, in 1/2048 em, from the table of the font", () => {
    const widths = { i: 455, " ": 569, "’": 455, "£": 1139, ß: 1251, W: 1933, "…": 2048 };
    const found = Object.keys(widths).map((character) => [character, textWidth(character, 2048)]);
    expect(Object.fromEntries(found)).toEqual(widths);
  });

  it("adds up characters and scales with the font size", () => {
    // W 1933, i 455, l 455, l 455.
    expect(textWidth("Will", 20)).toBeCloseTo((3298 * 20) / 2048, 10);
    expect(textWidth("Will", 40)).toBe(2 * textWidth("Will", 20));
  });

  it("gives a letter with an accent the width of its base letter, and counts a surrogate pair once", () => {
    expect(textWidth("Düsseldorf, Whangārei", 20)).toBe(textWidth("Dusseldorf, Whangarei", 20));
    expect(textWidth("Mu\u0308nchen", 20)).toBe(textWidth("München", 20));
    expect(textWidth("𝒳", 2048)).toBe(textWidth("n", 2048));
  });
});

it("takes the first candidate that fits, exactly too, and the last if none does", () => {
  const wide = "W".repeat(40);
  expect(firstThatFits(["short", "shorter"], TITLE_LIMIT)).toBe("short");
  expect(firstThatFits([wide, "short"], TITLE_LIMIT)).toBe("short");
  expect(firstThatFits([wide, `${wide}W`], TITLE_LIMIT)).toBe(`${wide}W`);
  expect(firstThatFits(["exactly", "x"], { width: textWidth("exactly", 20), fontSize: 20 })).toBe("exactly");
});

describe("fitDescription", () => {
  const fits = (text: string) => textWidth(text, DESCRIPTION_LIMIT.fontSize) <= DESCRIPTION_LIMIT.width;
  const sentence = (words: number) => `The desk${" answers".repeat(words - 2)}.`;

  it("keeps as many whole sentences as fit, whatever they end with", () => {
    const kept = `${sentence(8)} ${sentence(7)}`;
    expect([fits(kept), fits(`${kept} ${sentence(9)}`)]).toEqual([true, false]);
    expect(fitDescription(kept)).toBe(kept);
    expect(fitDescription(`${kept} ${sentence(9)} ${sentence(3)}`)).toBe(kept);
    expect(fitDescription(`Who answers? We do! ${sentence(30)}`)).toBe("Who answers? We do!");
  });

  it("never cuts within a sentence, for whose end it does not take the full stop of “St.”", () => {
    expect(fitDescription(`${sentence(60)} ${sentence(3)}`)).toBe(sentence(60));
    const text = `A desk for St. John's and Sault Ste. Marie that${" answers".repeat(30)}.`;
    expect(fitDescription(text)).toBe(text);
  });
});
