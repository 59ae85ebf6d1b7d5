/** Slugs to which a build is narrowed; an absent list means all. */
export interface Scope {
  services?: ReadonlySet<string>;
  industries?: ReadonlySet<string>;
  countries?: ReadonlySet<string>;
  cities?: ReadonlySet<string>;
}

const KEYS = ["services", "industries", "countries", "cities"] as const;

/**
 * Parses LANDING_SCOPE, for example `countries=united-kingdom,germany;services=live-chat-support`. See
 * docs/building.md#narrowing.
 *
 * @param known all slugs of each kind: unknown ones are rejected
 * @throws Error naming the invalid part
 */
export function parseScope(value: string, known: Record<(typeof KEYS)[number], readonly string[]>): Scope {
  const scope: Scope = {};
  for (const part of value.split(";").filter((part) => part.trim() !== "")) {
    const [key = "", ...sides] = part.split("=").map((side) => side.trim());
    const list = sides.join("=");
    if (!isKey(key)) throw new Error(`LANDING_SCOPE: expected one of ${KEYS.join(", ")}, got “${key}”`);
    if (scope[key]) throw new Error(`LANDING_SCOPE: ${key} occurs twice`);
    const slugs = list.split(",").map((slug) => slug.trim());
    const unknown = slugs.filter((slug) => !known[key].includes(slug));
    if (unknown.length > 0)
      throw new Error(`LANDING_SCOPE: ${key}: not in the catalogue: ${unknown.join(", ")}`);
    scope[key] = new Set(slugs);
  }
  return scope;
}

function isKey(key: string): key is (typeof KEYS)[number] {
  return (KEYS as readonly string[]).includes(key);
}
