/** `export-kit why`: the facts that a text on a page came through, and the fields of the content that they have read. */
import { readFileSync } from "node:fs";
import { escapeHtml } from "../collections/escape-html";
import { createPageEncoder } from "../collections/html-chunks";
import { loadCollection, type CollectionSource } from "../collections/load-collection";
import type { SiteCode } from "../publishing/finish-site";
import { readSourceMap } from "../source-map";
import { observedContent, readsOf, startReading, startRecording, type Fact } from "./recording";

/** Named in each list. */
const MAX_NAMED = 10;
/** Shorter words and numbers are in any text. */
const MIN_LENGTH = 3;
/** Characters that are printed of a value, and those beside a figure that may have the numbers it is computed from. */
const WIDTH = 100;

/** A text or number in a value, and its path there: "content.plans.plans.0.price". */
type Leaf = readonly [path: string, value: string | number];

/** Of this process: each is computed once, and after those that it reads. */
const facts: (Fact<unknown> & { definition: object })[] = [];

/** @returns the answer to print @throws Error if there is no such page, or the text is not on it */
export async function traceText(site: SiteCode, address: string, text: string, bundle: string) {
  startRecording((fact, definition) => facts.push({ ...fact, definition }));
  const page = await renderPage(site.collections, address);
  const [html, wanted] = [plain(page.html), plain(text).trim()];
  const places = placesOf(html, wanted);
  if (places.length === 0)
    throw new Error(`“${text}” is not on the page ${address}, its header and footer aside`);

  const { fields, names: records } = observedContent();
  const readByPage = readsFrom(page.number);
  const hasText = (value: unknown) => leavesOf(value, records).some(([, leaf]) => has(plain(leaf), wanted));
  const chain = facts.filter(({ number, value }) => readByPage.has(number) && hasText(value));
  const byNumber = new Map(fields.map((field) => [field.number, field]));
  const numbers = new Set([...readsFrom((chain[0] ?? page).number), ...readByPage]);
  const read = [...numbers].flatMap((number) => byNumber.get(number) ?? []);
  const leaves = read.flatMap(({ name, value }) => leavesOf(value, records, name));
  const names = read.map(({ name }): Leaf => [name, ""]);
  const inText = leaves.filter(([, value]) => commonLength(wanted, value) > 0);
  inText.sort(([, a], [, b]) => commonLength(wanted, b) - commonLength(wanted, a));
  const sides = /\d/.test(wanted) ? places.flatMap((at) => [at - WIDTH, at + wanted.length]) : [];
  const beside = sides.map((at) => html.slice(Math.max(0, at), at + WIDTH)).join(" ");
  const numbersBeside = leaves.filter(([, value]) => isNumberIn(beside, value));

  const [code, positionOf] = [readFileSync(bundle, "utf8"), readSourceMap(bundle)];
  const definitions = chain.map(({ definition }): Leaf => {
    const before = code.slice(0, code.indexOf(String(definition))).split("\n");
    return [positionOf(before.length - 1, before.at(-1)!.length) ?? "", String(definition)];
  });
  const { fileOf } = (await site.loadHooks?.()) ?? {};
  return [
    ...list("Facts that have it, the innermost first", definitions),
    ...list("Fields that have it, or are in it", inText, fileOf),
    ...list("Fields with a number beside it", numbersBeside, fileOf),
    ...list("Fields that were read, the nearest first", names, fileOf),
  ].join("\n");
}

/** Renders a page. @returns its HTML and metadata, and its number among the reads */
async function renderPage(sources: readonly CollectionSource[], address: string) {
  const pages = sources.filter(({ isHandler }) => !isHandler);
  for (const source of pages) {
    const { groups, pagesOf, pathOf, findingOf, render } = await loadCollection(source);
    const params = groups.flatMap((group) => [...pagesOf(group)]).find((each) => pathOf(each) === address);
    if (!params) continue;
    const finding = findingOf(params);
    const end = startReading();
    const { body, values } = await render(params, finding);
    return { html: [createPageEncoder()(body).toString(), ...Object.values(values)].join(), number: end() };
  }
  const routes = pages.map(({ route }) => route).join(", ");
  throw new Error(`${address} is not a page of a collection: expected one of ${routes}`);
}

/** What a page or fact has read, by itself and through facts: the nearest first. */
function readsFrom(node: number): Set<number> {
  const { starts, lists } = readsOf({});
  const reads = new Set([node]);
  for (const each of reads)
    for (const read of lists.subarray(starts[each], starts[each + 1])) reads.add(read);
  return reads;
}

/** The leaves of a value, without those of records within it. A message is a function with its `source`. */
function leavesOf(value: unknown, records: WeakMap<object, string>, path = "", visited = new Set()): Leaf[] {
  const leaf = typeof value === "function" && "source" in value ? value.source : value;
  if (typeof leaf === "string" || typeof leaf === "number") return [[path, leaf]];
  if (value instanceof Uint8Array) return [[path, Buffer.from(value).toString()]];
  if (typeof value !== "object" || value === null || records.has(value) || visited.has(value)) return [];
  visited.add(value);
  const entries = value instanceof Map ? [...value] : Object.entries(value);
  return entries.flatMap(([key, inner]) => leavesOf(inner, records, `${path}.${key}`, visited));
}

/** A text as texts are compared. HTML with its tags as spaces, without them, and whole, for its attributes. */
function plain(text: Leaf[1]): string {
  const html = String(text)
    .toLowerCase()
    .replaceAll(/<script[^]*?<\/script>/g, " ");
  const forms = [html.replaceAll(/<[^>]*>/g, " "), html.replaceAll(/<[^>]*>/g, ""), html];
  const compared = html.includes("<") ? forms.join(" | ") : escapeHtml(html);
  return compared.replaceAll(/\s+/g, " ").replaceAll(/(?<=\d),(?=\d)/g, "");
}

/** Where a text has a part, but not within a number: £70 is not in £702. */
function placesOf(text: string, part: string): number[] {
  const places: number[] = [];
  for (let at = text.indexOf(part); at >= 0; at = text.indexOf(part, at + 1))
    if (![at, at + part.length].some((end) => /^\d\d/.test(text.slice(end - 1, end + 1)))) places.push(at);
  return places;
}

const has = (text: string, part: string) => part.length >= MIN_LENGTH && placesOf(text, part).length > 0;
const isNumberIn = (text: string, value: Leaf[1]) => typeof value === "number" && has(text, String(value));
const cut = (value: Leaf[1]) => String(value).split("\n")[0]!.slice(0, WIDTH);

/** The length of what a text and a value have in common: the whole text, or a part between placeholders of the value. */
function commonLength(text: string, value: Leaf[1]): number {
  const parts = plain(value)
    .trim()
    .split(/ ?(?:\{\w+\}|[{}]) ?/);
  if (isNumberIn(text, value) || parts.some((part) => has(part, text))) return text.length;
  return Math.max(0, ...parts.map((part) => (has(text, part) ? part.length : 0)));
}

/** Of equal values the first, and of fields without a value one of each kind: one of all latitudes is enough. */
function list(title: string, leaves: readonly Leaf[], fileOf?: (name: string) => string): string[] {
  const kinds = leaves.map(([path, value]) => value || path.replace(/\/[^.]+/, ""));
  const lines = leaves
    .filter((_, index) => kinds.indexOf(kinds[index]!) === index)
    .map(([path, value]) => `  ${[path, fileOf?.(path), cut(value)].filter(Boolean).join("  ")}`);
  if (lines.length > MAX_NAMED) lines.splice(MAX_NAMED, Infinity, `  and ${lines.length - MAX_NAMED} more`);
  return lines.length > 0 ? [`${title}:`, ...lines] : [];
}
