import { SLOT_MARKER } from "export-kit/writer";
import { loadForComparison, shingle as shingleText, type ShingledText } from "./shingles";
import { BOUNDARY, createTokenizer } from "./tokenizer";

const WORDS = "alpha bravo charlie delta echo foxtrot golf hotel india juliet kilo lima".split(" ");
const words = (from: number, to: number) => WORDS.slice(from, to).join(" ");

const hashWords = (html: string) =>
  createTokenizer()
    .tokenize(html)
    .words.filter((word) => word !== BOUNDARY);
const shingle = (html: string) => shingleText(createTokenizer().tokenize(html));
const compare = (text: ShingledText, others: ShingledText[]) => loadForComparison(text)(others);

describe("createTokenizer", () => {
  it("reads the words and skips tags, navigation, drawings and structured data", () => {
    const html = `<main class="alpha"><nav><a href="/x">bravo</a></nav><h1>Charlie, delta</h1><svg><text>echo</text></svg><script type="application/ld+json">{"a":"bravo"}</script><p>it's 24/7</p></main>`;
    expect(hashWords(html)).toHaveLength(hashWords("charlie delta it s 24 7").length);
    expect([...hashWords(html)]).toEqual([...hashWords("charlie delta it s 24 7")]);
  });

  it("folds case and keeps accents", () => {
    expect([...hashWords("Plumbing")]).toEqual([...hashWords("pLUMBING")]);
    expect([...hashWords("León")]).not.toEqual([...hashWords("Leon")]);
  });
});

describe("loadForComparison", () => {
  it("divides shared shingles by all shingles of both texts", () => {
    const text = shingle(words(0, 12));
    expect(compare(text, [shingle(words(0, 12))])).toEqual({ similarities: [1], ownWords: 0 });
    // Eight shingles each (twelve words), the first four in common: words 0 to 7 are covered by them.
    const other = shingle(`${words(0, 8)} november oscar papa quebec`);
    expect(compare(text, [other])).toEqual({ similarities: [4 / 12], ownWords: 4 });
    const half = shingle(words(0, 6));
    expect(compare(half, [shingle(words(6, 12))])).toEqual({ similarities: [0], ownWords: 6 });
  });

  it("builds no shingle across the end of a sentence, a cell or a heading", () => {
    for (const between of [". ", "</p><p>", "</td><td>", "<br/>"])
      expect(shingle(`<p>${words(0, 4)}${between}${words(4, 8)}</p>`).distinct).toBe(0);
    expect(shingle(`<p>${words(0, 4)} <a href="/">${words(4, 5)}</a></p>`).distinct).toBe(1);
  });

  it("returns the same for shared fragments as for their text", () => {
    const tokenizer = createTokenizer();
    const fragment = words(2, 9);
    const mark = tokenizer.addFragment(`<p>${fragment}</p>`);
    const pages = (middle: string) => [
      `<main>${words(0, 6)} <div>${middle}</div> ${words(4, 12)}</main>`,
      `<main>zulu ${words(4, 12)} <div>${middle}</div> yankee</main>`,
    ];
    const [a, b] = pages(mark).map((html) => shingleText(tokenizer.tokenize(html)));
    const [plainA, plainB] = pages(fragment).map(shingle);
    expect([...a!.shingles]).toEqual([...plainA!.shingles]);
    expect(compare(a!, [b!])).toEqual(compare(plainA!, [plainB!]));
  });

  it.each([`one ${SLOT_MARKER}`, `<p>${SLOT_MARKER}</p>`, `<p title="${SLOT_MARKER}">in ${SLOT_MARKER}</p>`])(
    "refuses a shared fragment with a slot in its text: %j",
    (html) => {
      expect(() => createTokenizer().addFragment(html)).toThrow("a shared fragment has a slot in its text");
    },
  );
});
