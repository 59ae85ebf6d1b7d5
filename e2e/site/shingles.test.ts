import { BOUNDARY, shingle, tokenize } from "./shingles";

const WORDS = "alpha bravo charlie delta echo foxtrot golf hotel india juliet kilo lima".split(" ");
const words = (from: number, to: number) => WORDS.slice(from, to).join(" ");

const hashWords = (html: string) => tokenize(html).filter((word) => word !== BOUNDARY);
const shinglesOf = (html: string) => shingle(tokenize(html));

it("reads the words and skips tags, navigation, drawings and structured data", () => {
  const html = `<main class="alpha"><nav><a href="/x">bravo</a></nav><h1>Charlie, delta</h1><svg><text>echo</text></svg><script type="application/ld+json">{"a":"bravo"}</script><p>it's 24/7</p></main>`;
  expect(hashWords(html)).toEqual(hashWords("charlie delta it s 24 7"));
});

it("folds case and keeps accents", () => {
  expect(hashWords("Plumbing")).toEqual(hashWords("pLUMBING"));
  expect(hashWords("León")).not.toEqual(hashWords("Leon"));
});

it("gives the same run of five words the same hash wherever it stands", () => {
  expect(shinglesOf(words(0, 12))).toHaveLength(8);
  expect(shinglesOf(`mike ${words(2, 8)} november`).slice(1, 3)).toEqual(shinglesOf(words(2, 8)));
  expect(new Set([...shinglesOf(words(0, 6)), ...shinglesOf(words(6, 12))]).size).toBe(4);
});

it("builds no shingle across the end of a sentence, a cell or a heading", () => {
  for (const between of [". ", "</p><p>", "</td><td>", "<br/>"])
    expect(shinglesOf(`<p>${words(0, 4)}${between}${words(4, 8)}</p>`)).toEqual([]);
  expect(shinglesOf(`<p>${words(0, 4)} <a href="/">${words(4, 5)}</a></p>`)).toHaveLength(1);
});
