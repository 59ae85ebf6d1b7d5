/** Changes of law that are newer than the time-zone data of a Node release that we support. */

interface ZoneChange {
  /** First instant at which the new rule differs from the old. */
  from: number;
  /** Minutes ahead of UTC from then on, all year. */
  offset: number;
}

/**
 * Zones that have stopped changing their clocks. Where the platform knows it already, both say the same.
 *
 * British Columbia did not go back on 1 November 2026 (Interpretation Amendment Act 2019, brought
 * into force in 2026): seven hours behind UTC all year. Nor did Alberta (Official Time Act 2026):
 * six hours behind.
 */
export const ZONE_CHANGES: Readonly<Record<string, ZoneChange>> = {
  "America/Vancouver": { from: Date.parse("2026-11-01T09:00:00Z"), offset: -420 },
  "America/Edmonton": { from: Date.parse("2026-11-01T08:00:00Z"), offset: -360 },
};
