import type { Switchboard } from "@/lib/art/switchboard";
import type { City, HomePage, Industry, Site } from "@/lib/content";
import { offsetMinutes } from "@/lib/geo/zone";
import { formatNumber } from "@/lib/numbers";

/** The switchboard, and what it says to those who cannot see it. */
export interface ComposedSwitchboard extends Switchboard {
  /** The text alternative. */
  description: string;
  caption: string;
}

interface Catalogue {
  industries: readonly Industry[];
  cities: readonly City[];
  site: Pick<Site, "asOf">;
}

const MINUTE = 60_000;

/**
 * Names the trades and the cities that are drawn, each city with its time at the moment of the live call, on the day
 * `asOf`. The live call comes first, and its city's clock says `at`.
 */
export function composeSwitchboard(
  { at, trades, cities: drawn, calls, caption }: HomePage["switchboard"],
  { industries, cities, site }: Catalogue,
): ComposedSwitchboard {
  const shown = drawn.map((slug) => cities.find((city) => city.slug === slug)!);
  const position = ([industry, city]: (typeof calls)[number]) =>
    [trades.findIndex((trade) => trade.industry === industry), drawn.indexOf(city)] as const;
  const connected = calls.map(position);
  const [liveTrade, liveCity] = connected[0]!;
  const live = { trade: trades[liveTrade]!.name, city: shown[liveCity]! };
  const moment = instantOf(`${site.asOf}T${at}`, live.city.timezone);
  const clocks = shown.map(({ name, timezone }) => ({ name, time: timeIn(timezone, moment) }));
  const [hour = 0, minute = 0] = at.split(":").map(Number);
  return {
    trades: trades.map(({ name }) => name),
    cities: clocks,
    calls: connected,
    now: [hour, minute],
    description:
      `A telephone switchboard. Trades are plugged in on the left: ${trades.map(({ name }) => name).join(", ")}. ` +
      `Cities are on the right: ${clocks.map(({ name, time }) => `${name} at ${time}`).join(", ")}. ` +
      `An amber cord joins ${live.trade} and ${live.city.name}.`,
    caption: `${caption} A few of ${formatNumber(industries.length)} trades and ${formatNumber(cities.length)} cities, with their clocks at that moment.`,
  };
}

/** The moment at which clocks of the zone say this local time. Not for the hour in which they are changed. */
function instantOf(local: string, zone: string): Date {
  const asUtc = new Date(`${local}:00Z`);
  return new Date(asUtc.getTime() - offsetMinutes(zone, asUtc) * MINUTE);
}

/** The time on the clocks of a zone: "02:14". */
function timeIn(zone: string, at: Date): string {
  return new Date(at.getTime() + offsetMinutes(zone, at) * MINUTE).toISOString().slice(11, 16);
}
