import type { Metadata } from "next";

type FieldKind = "text" | "address" | "robots";

/** The page-specific fields, by their path in the metadata. */
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

export function isPlain(value: object): boolean {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}

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
