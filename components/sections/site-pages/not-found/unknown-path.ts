import { routes } from "@/lib/routes";

/** The kind of page that an unknown path was meant for. */
export type UnknownPath =
  | { kind: "page" | "service" | "industry" | "region" | "country" | "post" | "combination" }
  | CityPath
  | LandingPath;

/** The path of a city's page. None of its parts has to exist. */
export interface CityPath {
  kind: "city";
  country: string;
  city: string;
}

/** A path of the landing route. Its service and industry may not exist. */
export interface LandingPath {
  kind: "landing";
  service: string;
  industry: string;
  /** The slug of the city, decoded. */
  location: string;
  /** Name of the city, made from its slug. */
  city: string;
  canonical: string;
  /** True if the path is another form of the canonical one. */
  isMoved: boolean;
}

/** Longest name of a city, in UTF-16 units. The longest of our catalogue has 23. */
const NAME_LIMIT = 60;

/**
 * The kind of page under each first segment, by the number of segments after it. Every page that exists is prebuilt, so
 * the path is unknown, and its depth shows what was looked for.
 *
 * @see docs/behaviour.md#unknown-paths
 */
const SECTIONS = new Map<string, readonly (UnknownPath["kind"] | undefined)[]>([
  ["services", ["service"]],
  ["industries", ["industry"]],
  ["regions", ["region", "country", "city"]],
  ["blog", ["post"]],
  ["seo", [undefined, undefined, "landing"]],
]);

/** Recognises which kind of page an unknown path was meant for. Accepts any string and never throws. */
export function recognisePath(pathname: string): UnknownPath {
  const [root, ...segments] = pathname.replace(/\/$/, "").split("/").map(decodeSegment);
  const [section, ...slugs] = segments;
  if (root !== "" || section === undefined || slugs.includes("")) return { kind: "page" };
  const kind = SECTIONS.get(lowerCase(section))?.[slugs.length - 1] ?? "page";
  if (kind === "landing") return recogniseLanding(section, slugs);
  if (kind === "city") return { kind, country: toSlug(slugs[1] ?? ""), city: toSlug(slugs[2] ?? "") };
  return { kind };
}

function recogniseLanding(section: string, slugs: readonly (string | undefined)[]): UnknownPath {
  const decoded = slugs.filter((slug) => slug !== undefined);
  const canonical = decoded.map(toSlug);
  const [service, industry, location] = canonical;
  const city = toCityName(location ?? "");
  if (!service || !industry || !location || city === "") return { kind: "combination" };
  const isMoved = section !== "seo" || canonical.some((slug, index) => slug !== decoded[index]);
  const [first, second, third] = canonical.map(encodeURIComponent);
  return {
    kind: "landing",
    service,
    industry,
    location,
    city,
    canonical: routes.landing(first ?? "", second ?? "", third ?? ""),
    isMoved,
  };
}

/** Decodes a segment and replaces lone surrogates. Undefined if it cannot be decoded. */
function decodeSegment(segment: string): string | undefined {
  try {
    return decodeURIComponent(segment).replace(/\p{Surrogate}/gu, "\uFFFD");
  } catch {
    return undefined;
  }
}

// ASCII only, so that a canonical path never has another canonical path.
function lowerCase(text: string): string {
  return text.replace(/[A-Z]+/g, (letters) => letters.toLowerCase());
}

/** Lower case, with hyphens for spaces. */
function toSlug(text: string): string {
  return lowerCase(text).replace(/\s+/g, "-");
}

/**
 * Makes a city's name from its slug: "stratford-upon-avon" gives "Stratford Upon Avon". Removes characters that do not
 * occur in names, because anyone can write a URL. May return an empty string.
 */
export function toCityName(slug: string): string {
  const words = slug.replace(/[^\p{L}\p{M}\p{N}.'’]+/gu, " ").trim();
  if (!/[\p{L}\p{N}]/u.test(words)) return "";
  const name = words.replace(/(^| )(\p{L})/gu, (match) => match.toUpperCase());
  return name
    .slice(0, NAME_LIMIT)
    .replace(/\p{Surrogate}$/u, "")
    .trim();
}
