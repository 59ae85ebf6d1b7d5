import type { Metadata } from "next";
import { addressMarker, textMarker } from "./markers";

/** Metadata of a page, split into page-specific values and what all pages of the collection share. */
interface SplitMetadata {
  /** Page-specific values by field, unescaped. A field is named by its path in the metadata. */
  values: Record<string, string>;
  /** The metadata with markers in the fields: the same for every page. */
  shared: Metadata;
}

type FieldKind = "text" | "address" | "robots";

/** The page-specific fields, by their path in the metadata. `metadata-reader.ts` reads the same for each page. */
const FIELDS: readonly [kind: FieldKind, paths: RegExp][] = [
  ["text", /^title(\.absolute|\.default)?$/],
  ["text", /^description$/],
  ["text", /^(openGraph|twitter)\.(title(\.absolute|\.default)?|description|images(\.\d+)?\.alt)$/],
  ["address", /^alternates\.canonical$/],
  ["address", /^openGraph\.url$/],
  ["address", /^(openGraph|twitter)\.images(\.\d+)?(\.url)?$/],
  ["robots", /^robots$/],
];

/** Cache of `kindOf`. */
const kinds = new Map<string, FieldKind | undefined>();

/** The kind of field at a path in the metadata; undefined if all pages must have the same value there. */
export function kindOf(path: string): FieldKind | undefined {
  if (!kinds.has(path)) kinds.set(path, FIELDS.find(([, paths]) => paths.test(path))?.[0]);
  return kinds.get(path);
}

/** @throws Error that names a field which cannot be filled in the way Next would print it */
export function splitMetadata(metadata: Metadata): SplitMetadata {
  const values: Record<string, string> = {};
  const shared = split(metadata, "", values) as Metadata;
  return { values, shared };
}

function split(value: unknown, path: string, values: Record<string, string>): unknown {
  const kind = value === null || value === undefined ? undefined : kindOf(path);
  if (kind === "robots") {
    const robots = robotsText(value as NonNullable<Metadata["robots"]>);
    if (robots === undefined) return value;
    values[path] = nonEmpty(robots, path);
    return textMarker(path);
  }
  if (kind === "text" && typeof value === "string") {
    values[path] = nonEmpty(value, path);
    return textMarker(path);
  }
  if (kind === "address" && (typeof value === "string" || value instanceof URL)) {
    const [origin, address] = cutAddress(String(value), path);
    values[path] = address;
    return origin + addressMarker(path);
  }
  if (Array.isArray(value)) return value.map((item, index) => split(item, `${path}.${index}`, values));
  if (typeof value !== "object" || value === null || !isPlain(value)) return value;
  const copy: Record<string, unknown> = {};
  for (const key in value) {
    const child = (value as Record<string, unknown>)[key];
    copy[key] = split(child, path === "" ? key : `${path}.${key}`, values);
  }
  return copy;
}

export function isPlain(value: object): boolean {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}

/** Next omits the element of an empty value, and with it the marker. */
export function nonEmpty(value: string, path: string): string {
  if (value === "") throw new Error(`metadata: ${path} is empty`);
  return value;
}

/** An optional origin, and a path that Next prints unchanged. */
const ADDRESS = /^(https?:\/\/[^/?#]+)?((?:\/(?!\/)[\w\-.~!$&'()*+,;=:@%/?#]*)?)$/i;
/** Segments that `URL` resolves. */
const DOTS = /\/\.{1,2}(?:[/?#]|$)/;

export function cutAddress(address: string, path: string): [origin: string, path: string] {
  const [, origin = "", rest = ""] = ADDRESS.exec(address) ?? [];
  if (origin + rest !== address || address === "" || DOTS.test(rest))
    throw new Error(
      `metadata: ${path} is “${address}”, expected a path such as /posts/a or an absolute URL, percent-encoded`,
    );
  return [origin, rest];
}

/** Keys of `robots`, in the order in which Next prints them. */
const ROBOTS_KEYS = [
  ...["noarchive", "nosnippet", "noimageindex", "nocache", "notranslate", "indexifembedded"],
  ...["nositelinkssearchbox", "unavailable_after", "max-video-preview", "max-image-preview", "max-snippet"],
];

/** The text that Next prints for `robots`; undefined for `googleBot`, which is a second element. */
export function robotsText(robots: NonNullable<Metadata["robots"]>): string | undefined {
  if (typeof robots === "string") return robots;
  const { index, follow, googleBot } = robots;
  if (googleBot !== undefined && googleBot !== null) return undefined;
  const values: string[] = [];
  if (typeof index === "boolean") values.push(index ? "index" : "noindex");
  if (typeof follow === "boolean") values.push(follow ? "follow" : "nofollow");
  for (const key of ROBOTS_KEYS) {
    const value = (robots as Record<string, unknown>)[key];
    if (value === undefined || value === false) continue;
    values.push(value === true ? key : `${key}:${String(value)}`);
  }
  return values.join(", ");
}
