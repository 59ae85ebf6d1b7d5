/** Reads what is a page's own in its metadata, and holds the rest against that of the first page. */
import type { Metadata } from "next";
import { cutAddress, filled, isPlain, kindOf, robotsText } from "./metadata";

/** Metadata of the first page, as what to expect of every other. */
type Node = { path: string } & (
  | { kind: "text" }
  | { kind: "address"; origin: string }
  | { kind: "robots" }
  | { kind: "object"; keys: readonly string[]; children: readonly Node[] }
  | { kind: "constant"; value: unknown }
);

/**
 * @param first metadata of the page that the shell was made with
 * @returns reads a page's own values by slot, unescaped; throws an Error that names the first field which the
 *   shell cannot hold. Made once, because walking by path for each of many thousand pages takes as long as
 *   rendering a small one
 */
export function createMetadataReader(first: Metadata): (metadata: Metadata) => Record<string, string> {
  const root = expect(first, "");
  return (metadata) => {
    const own: Record<string, string> = {};
    read(root, metadata, own);
    return own;
  };
}

function expect(value: unknown, path: string): Node {
  const kind = value === null || value === undefined ? undefined : kindOf(path);
  if (kind === "robots" && robotsText(value as NonNullable<Metadata["robots"]>) !== undefined)
    return { kind, path };
  if (kind === "text" && typeof value === "string") return { kind, path };
  if (kind === "address" && (typeof value === "string" || value instanceof URL))
    return { kind, path, origin: cutAddress(String(value), path)[0] };
  if (!isRecord(value)) return { kind: "constant", path, value };
  const keys = Object.keys(value).filter((key) => value[key] !== undefined);
  const children = keys.map((key) => expect(value[key], path === "" ? key : `${path}.${key}`));
  return { kind: "object", path, keys, children };
}

function read(node: Node, value: unknown, own: Record<string, string>): void {
  switch (node.kind) {
    case "text":
      if (typeof value !== "string") throw differs(node.path);
      own[node.path] = filled(value, node.path);
      return;
    case "address": {
      if (typeof value !== "string" && !(value instanceof URL)) throw differs(node.path);
      const [origin, address] = cutAddress(String(value), node.path);
      if (origin !== node.origin) throw differs(node.path);
      own[node.path] = address;
      return;
    }
    case "robots": {
      const text = value ? robotsText(value) : undefined;
      if (text === undefined) throw differs(node.path);
      own[node.path] = filled(text, node.path);
      return;
    }
    case "object":
      readObject(node, value, own);
      return;
    case "constant":
      if (value !== node.value && !isSame(value, node.value)) throw differs(node.path);
  }
}

function readObject(
  { path, keys, children }: Node & { kind: "object" },
  value: unknown,
  own: Record<string, string>,
): void {
  if (!isRecord(value)) throw differs(path);
  let more = -keys.length;
  for (const key in value) if (value[key] !== undefined) more += 1;
  for (let index = 0; index < keys.length; index += 1) read(children[index]!, value[keys[index]!], own);
  if (more === 0) return;
  const added = Object.keys(value).find((key) => value[key] !== undefined && !keys.includes(key));
  throw differs(path === "" ? added! : `${path}.${added}`);
}

/** Plain objects and arrays. */
function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && (Array.isArray(value) || isPlain(value));
}

/** Of values that are neither texts nor plain objects: addresses and dates, each page with one of its own. */
function isSame(a: unknown, b: unknown): boolean {
  return (
    (a ?? undefined) === (b ?? undefined) ||
    (typeof a === "object" && JSON.stringify(a) === JSON.stringify(b))
  );
}

function differs(path: string): Error {
  return new Error(
    `metadata: ${path || "all of it"} is not the same on all pages of the collection. Titles, descriptions, canonical, ` +
      "openGraph.url, images and robots may differ, where all pages have them in the same form",
  );
}
