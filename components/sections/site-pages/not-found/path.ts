import { routes } from "@/lib/routes";

/** What was looked for at an address that leads nowhere. */
export type LostPath =
  | { kind: "page" | "service" | "industry" | "region" | "country" | "city" | "post" | "combination" }
  | LandingPath;

/** An address of the landing route; whether its service and industry exist, the index says. */
export interface LandingPath {
  kind: "landing";
  service: string;
  industry: string;
  /** Name of the town, made from its slug. */
  town: string;
  /** Where the page would stand by the rules of the route; only where that is another address. */
  canonical: string | undefined;
}

/** A place name longer than this is none; the longest of our catalogue has 23. */
const TOWN_LIMIT = 60;

/**
 * What stands below each first segment, by the number of segments after it. Everything that exists is
 * prebuilt, so whatever comes here is unknown, and the depth says which of its parts the page is about.
 */
const SECTIONS = new Map<string, readonly (LostPath["kind"] | undefined)[]>([
  ["services", ["service"]],
  ["industries", ["industry"]],
  ["regions", ["region", "country", "city"]],
  ["blog", ["post"]],
  ["seo", [undefined, undefined, "landing"]],
]);

/** Recognises what a path that leads nowhere was meant for. Takes any string; never throws. */
export function recognisePath(pathname: string): LostPath {
  const [root, ...segments] = pathname.replace(/\/$/, "").split("/").map(decodeSegment);
  const [section, ...slugs] = segments;
  if (root !== "" || section === undefined || slugs.includes("")) return { kind: "page" };
  const kind = SECTIONS.get(lowerCase(section))?.[slugs.length - 1] ?? "page";
  return kind === "landing" ? recogniseLanding(section, slugs) : { kind };
}

function recogniseLanding(section: string, slugs: readonly (string | undefined)[]): LostPath {
  const written = slugs.filter((slug) => slug !== undefined);
  const canonical = written.map(toSlug);
  const [service, industry, location] = canonical;
  const town = toTown(location ?? "");
  if (!service || !industry || town === "") return { kind: "combination" };
  const moved = section !== "seo" || canonical.some((slug, index) => slug !== written[index]);
  const [first, second, third] = canonical.map(encodeURIComponent);
  return {
    kind: "landing",
    service,
    industry,
    town,
    canonical: moved ? routes.landing(first ?? "", second ?? "", third ?? "") : undefined,
  };
}

/** A segment without its percent signs, in whole characters; undefined where it cannot be decoded. */
function decodeSegment(segment: string): string | undefined {
  try {
    return decodeURIComponent(segment).replace(/\p{Surrogate}/gu, "\uFFFD");
  } catch {
    return undefined;
  }
}

// Of ASCII only: whatever is written in lower case stays as it is, so no address is canonical to a third one.
function lowerCase(text: string): string {
  return text.replace(/[A-Z]+/g, (letters) => letters.toLowerCase());
}

/** The slug that was meant: lower case, hyphens for spaces. */
function toSlug(text: string): string {
  return lowerCase(text).replace(/\s+/g, "-");
}

/**
 * Name of a town from its slug: "stratford-upon-avon" gives "Stratford Upon Avon". Only what place names
 * are written with gets through, since anybody can write an address; empty where nothing is left.
 */
export function toTown(slug: string): string {
  const words = slug.replace(/[^\p{L}\p{M}\p{N}.'’]+/gu, " ").trim();
  if (!/[\p{L}\p{N}]/u.test(words)) return "";
  const name = words.replace(/(^| )(\p{L})/gu, (match) => match.toUpperCase());
  return name
    .slice(0, TOWN_LIMIT)
    .replace(/\p{Surrogate}$/u, "")
    .trim();
}
