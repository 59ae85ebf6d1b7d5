/** Changes of law that are newer than the time-zone data of a Node release that we support. */

interface ZoneChange {
  /** First instant at which the new rule differs from the old. */
  from: number;
  /** Minutes ahead of UTC from then on, all year. */
  offset: number;
}

/**
 * Zones that have stopped changing their clocks, as the IANA database has them: British Columbia (release
 * 2026b), Alberta (2026c) and Manitoba (2026e) did not go back on 1 November 2026. Where the platform
 * knows it already, both say the same.
 */
export const ZONE_CHANGES: Readonly<Record<string, ZoneChange>> = {
  "America/Vancouver": { from: Date.parse("2026-11-01T09:00:00Z"), offset: -420 },
  "America/Edmonton": { from: Date.parse("2026-11-01T08:00:00Z"), offset: -360 },
  "America/Winnipeg": { from: Date.parse("2026-11-01T07:00:00Z"), offset: -300 },
};
