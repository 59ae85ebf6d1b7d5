import { createComparison, shingle as shingleText, type ShingledText } from "./shingles";
import { SLOT } from "export-kit/writer";
import { createTextReader } from "./tokenizer";

const WORDS = "alpha bravo charlie delta echo foxtrot golf hotel india juliet kilo lima".split(" ");
const words = (from: number, to: number) => WORDS.slice(from, to).join(" ");

const hashWords = (html: string) => createTextReader().read(html).words;
const shingle = (html: string) => shingleText(createTextReader().read(html));
const compare = (text: ShingledText, others: ShingledText[]) => createComparison(text)(others);

describe("reading", () => {
  it("reads text and skips tags, navigation, drawings and structured data", () => {
    const html = `<main class="alpha"><nav><a href="/x">bravo</a></nav><h1>Charlie, delta</h1><svg><text>echo</text></svg><script type="application/ld+json">{"a":"bravo"}</script><p>it's 24/7</p></main>`;
    expect(hashWords(html)).toHaveLength(hashWords("charlie delta it s 24 7").length);
    expect([...hashWords(html)]).toEqual([...hashWords("charlie delta it s 24 7")]);
  });

  it("folds case and keeps accented letters", () => {
    expect([...hashWords("Plumbing")]).toEqual([...hashWords("pLUMBING")]);
    expect([...hashWords("León")]).not.toEqual([...hashWords("Leon")]);
  });

  it("ends at a skipped element that is never closed", () => {
    expect(hashWords("one two <svg><path/> three")).toHaveLength(2);
  });
});

describe("compare", () => {
  it("finds a text wholly like itself", () => {
    const text = shingle(words(0, 12));
    expect(compare(text, [shingle(words(0, 12))])).toEqual({ similarities: [1], ownWords: 0 });
  });

  it("finds nothing in common between different texts", () => {
    const text = shingle(words(0, 6));
    expect(compare(text, [shingle(words(6, 12))])).toEqual({ similarities: [0], ownWords: 6 });
  });

  it("is the shared shingles over all shingles of both", () => {
    // Eight shingles each (twelve words), the first four in common: words 0 to 7 are covered by them.
    const a = shingle(words(0, 12));
    const b = shingle(`${words(0, 8)} november oscar papa quebec`);
    expect(compare(a, [b])).toEqual({ similarities: [4 / 12], ownWords: 4 });
  });

  it("counts words that no sibling has, over all of them together", () => {
    const a = shingle(words(0, 12));
    const { ownWords } = compare(a, [shingle(words(0, 5)), shingle(words(7, 12))]);
    expect(ownWords).toBe(2);
  });

  it("counts a shingle that stands twice once", () => {
    const twice = shingle(`${words(0, 5)} ${words(0, 5)}`);
    expect(twice.distinct).toBe(5);
    expect(twice.shingles).toHaveLength(6);
  });

  it("gives the same hash wherever a run of words stands", () => {
    const late = shingle(`${words(5, 12)} ${words(0, 5)}`);
    expect([...late.shingles]).toContain(shingle(words(0, 5)).shingles[0]);
  });

  it("comes to the same whether shared parts stand for themselves or by number", () => {
    const reader = createTextReader();
    const part = words(2, 9);
    const number = reader.addPart(`<p>${part}</p>`);
    const pages = (middle: string) => [
      `<main>${words(0, 2)} <b>${middle}</b> ${words(9, 12)}</main>`,
      `<main>zulu ${words(9, 12)} <b>${middle}</b> yankee</main>`,
    ];
    const [a, b] = pages(number).map((html) => shingleText(reader.read(html)));
    const [plainA, plainB] = pages(part).map(shingle);
    expect([...a!.shingles]).toEqual([...plainA!.shingles]);
    expect(compare(a!, [b!])).toEqual(compare(plainA!, [plainB!]));
  });

  it.each([`one ${SLOT}`, `<p>${SLOT}</p>`, `<p title="${SLOT}">in ${SLOT}</p>`])(
    "refuses a slot in the text of a part: %j",
    (html) => {
      expect(() => createTextReader().addPart(html)).toThrow("a shared part has a slot in its text");
    },
  );
});
