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

/** An accessor when Node 20 was made, and a method since; in TypeScript's library neither yet. */
interface LocaleWithZones extends Intl.Locale {
  getTimeZones?: () => string[];
  timeZones?: string[];
}

/** Whether a zone is one of the country's, by whatever name: the platform has an older one for some. */
export function isZoneOf(zone: string, country: string): boolean {
  return zonesOf(country).has(platformName(zone));
}

function platformName(zone: string): string {
  return new Intl.DateTimeFormat("en-GB", { timeZone: zone }).resolvedOptions().timeZone;
}
