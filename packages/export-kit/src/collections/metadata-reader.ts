/**
 * Marks the page-specific metadata in a shell, reads it from each page, and asserts that the rest equals that of the first
 * page.
 */
import type { Metadata } from "next";
import { addressMarker, textMarker } from "./markers";
import { cutAddress, isPlain, kindOf, nonEmpty, robotsText } from "./metadata";

/** Metadata of the first page, as a model for the others. */
type Node = { path: string } & (
  | { kind: "text" }
  | { kind: "address"; origin: string }
  | { kind: "robots" }
  | { kind: "object"; keys: readonly string[]; children: readonly Node[] }
  | { kind: "constant"; value: unknown }
);

/**
 * Creates a reader. Created once per collection: interpreting the paths again for each of many thousand pages would
 * take as long as rendering a small page.
 *
 * @param first metadata of the page that the shell was made with
 * @returns reads a page's values by field, unescaped; throws an Error that names the first field that must not differ
 */
export function createMetadataReader(first: Metadata): (metadata: Metadata) => Record<string, string> {
  const root = createNode(first, "");
  return (metadata) => {
    const values: Record<string, string> = {};
    read(root, metadata, values);
    return values;
  };
}

/**
 * The metadata with markers in the page-specific fields: the same for every page.
 *
 * @throws Error that names a field which cannot be filled in the way Next would print it
 */
export function markMetadata(metadata: Metadata): Metadata {
  const root = createNode(metadata, "");
  // Next omits the element of an empty value, and with it the marker.
  read(root, metadata, {});
  return mark(root, metadata) as Metadata;
}

function mark(node: Node, value: unknown): unknown {
  if (node.kind === "constant") return value;
  if (node.kind === "address") return node.origin + addressMarker(node.path);
  if (node.kind !== "object") return textMarker(node.path);
  const { keys, children } = node;
  const marked = keys.map((key, index) => [key, mark(children[index]!, (value as object)[key as never])]);
  return Array.isArray(value)
    ? marked.map(([, item]) => item)
    : { ...(value as object), ...Object.fromEntries(marked) };
}

function createNode(value: unknown, path: string): Node {
  const kind = value === null || value === undefined ? undefined : kindOf(path);
  if (kind === "robots" && robotsText(value as NonNullable<Metadata["robots"]>) !== undefined)
    return { kind, path };
  if (kind === "text" && typeof value === "string") return { kind, path };
  if (kind === "address" && (typeof value === "string" || value instanceof URL))
    return { kind, path, origin: cutAddress(String(value), path)[0] };
  if (!isRecord(value)) return { kind: "constant", path, value };
  const keys = Object.keys(value).filter((key) => value[key] !== undefined);
  const children = keys.map((key) => createNode(value[key], path === "" ? key : `${path}.${key}`));
  return { kind: "object", path, keys, children };
}

function read(node: Node, value: unknown, values: Record<string, string>): void {
  switch (node.kind) {
    case "text":
      if (typeof value !== "string") throw differs(node.path, value);
      values[node.path] = nonEmpty(value, node.path);
      return;
    case "address": {
      if (typeof value !== "string" && !(value instanceof URL)) throw differs(node.path, value);
      const [origin, address] = cutAddress(String(value), node.path);
      if (origin !== node.origin) throw differs(node.path, origin);
      values[node.path] = address;
      return;
    }
    case "robots": {
      const text = value ? robotsText(value) : undefined;
      if (text === undefined) throw differs(node.path, value);
      values[node.path] = nonEmpty(text, node.path);
      return;
    }
    case "object":
      readObject(node, value, values);
      return;
    case "constant":
      if (value !== node.value && !isSame(value, node.value)) throw differs(node.path, value);
  }
}

function readObject(
  { path, keys, children }: Node & { kind: "object" },
  value: unknown,
  values: Record<string, string>,
): void {
  if (!isRecord(value)) throw differs(path, value);
  let added = -keys.length;
  for (const key in value) if (value[key] !== undefined) added += 1;
  for (let index = 0; index < keys.length; index += 1) read(children[index]!, value[keys[index]!], values);
  if (added === 0) return;
  const key = Object.keys(value).find((name) => value[name] !== undefined && !keys.includes(name))!;
  throw differs(path === "" ? key : `${path}.${key}`, value[key]);
}

/** Whether a value is a plain object or an array. */
function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && (Array.isArray(value) || isPlain(value));
}

/** Compares values that are neither text nor plain objects, such as URLs and dates, of which each page creates new ones. */
function isSame(a: unknown, b: unknown): boolean {
  return (
    (a ?? undefined) === (b ?? undefined) ||
    (typeof a === "object" && JSON.stringify(a) === JSON.stringify(b))
  );
}

function differs(path: string, value: unknown): Error {
  if (value === undefined || value === null)
    return new Error(`metadata: there is no ${path}, which the first page of the collection has`);
  return new Error(
    `metadata: ${path || "the object"} is not the same on all pages of the collection. Only titles, descriptions, ` +
      "canonical, openGraph.url, images and robots may differ, and only in their values",
  );
}
