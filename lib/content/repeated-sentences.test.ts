import { findRepeatedSentences, sentencesOf } from "./repeated-sentences";
import { stringsOf } from "./strings-of";

describe("stringsOf", () => {
  it("yields every string with its path and skips other values", () => {
    const value = { title: "A", list: ["B", { deep: "C" }], count: 3, none: null, absent: undefined };
    expect([...stringsOf(value)]).toEqual([
      [["title"], "A"],
      [["list", 0], "B"],
      [["list", 1, "deep"], "C"],
    ]);
  });
});

describe("sentencesOf", () => {
  it("splits at full stops, question and exclamation marks, and ignores case, punctuation and white space", () => {
    expect(
      sentencesOf(
        "The van is on its way. Is the water  still running now? “Turn the tap off, right away!” It's Müller’s.",
      ),
    ).toEqual(["the van is on its way", "is the water still running now", "turn the tap off right away"]);
  });

  it("omits sentences shorter than five words", () => {
    expect(sentencesOf("Call us any time. Call us at any time.")).toEqual(["call us at any time"]);
  });
});

describe("findRepeatedSentences", () => {
  it("reports each repetition with the first occurrence", () => {
    const files = [
      ["a.yaml", { intro: "Water finds the lowest point first." }],
      ["b.yaml", { list: ["Nothing else here at all.", "WATER finds the lowest point, first!"] }],
      ["c.yaml", { end: "So it is. Water finds the lowest point first." }],
    ] as const;
    const message =
      "expected a unique sentence, “water finds the lowest point first” is also in a.yaml: intro";
    expect(findRepeatedSentences(files)).toEqual([
      { file: "b.yaml", field: "list[1]", message },
      { file: "c.yaml", field: "end", message },
    ]);
  });

  it("reports a sentence repeated within a file", () => {
    const files = [["a.yaml", { x: "The same five words here.", y: "The same five words here." }]] as const;
    expect(findRepeatedSentences(files)).toHaveLength(1);
  });

  it("lets the texts for a country repeat others of their file, but not themselves or another file", () => {
    const own = "The same five words here.";
    const other = "Nothing else here at all.";
    const files = [
      ["a.yaml", { x: own, in: { canada: { x: own }, mexico: { x: own, y: own } } }],
      ["b.yaml", { x: other, in: { canada: { x: own } } }],
    ] as const;
    expect(findRepeatedSentences(files).map(({ file, field }) => [file, field])).toEqual([
      ["a.yaml", "in.mexico.y"],
      ["b.yaml", "in.canada.x"],
    ]);
  });
});
