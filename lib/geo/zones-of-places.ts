import tzLookup from "@photostructure/tz-lookup";
import type { Point } from "./distance";

/** The IANA zone at a point of the globe; at sea one of `Etc`. */
export function zoneAt({ latitude, longitude }: Point): string {
  return tzLookup(latitude, longitude);
}

const known = new Map<string, ReadonlySet<string>>();

/**
 * The zones of a country.
 *
 * @param country ISO 3166 alpha-2
 */
function zonesOf(country: string): ReadonlySet<string> {
  let zones = known.get(country);
  if (!zones) {
    const locale = new Intl.Locale("und", { region: country }) as LocaleWithZones;
    zones = new Set((locale.getTimeZones?.() ?? locale.timeZones ?? []).map(platformName));
    known.set(country, zones);
  }
  return zones;
}

/** An accessor in Node 20, a method in later versions; TypeScript has neither yet. */
interface LocaleWithZones extends Intl.Locale {
  getTimeZones?: () => string[];
  timeZones?: string[];
}

/** Returns true if a zone is one of the country's, under its current or an older name. */
export function isZoneOf(zone: string, country: string): boolean {
  return zonesOf(country).has(platformName(zone));
}

function platformName(zone: string): string {
  return new Intl.DateTimeFormat("en-GB", { timeZone: zone }).resolvedOptions().timeZone;
}
