import { daylightOn } from "@/lib/geo/daylight";
import type { Point } from "@/lib/geo/distance";
import type { CityContext } from "./city-context";
import { monthName } from "./english";

const MINUTES = 60;

/** The months of the page's year with sunrise and sunset on the 15th; empty near the poles. */
export interface MonthTexts {
  /** "November 2026", "December". */
  name: string;
  /** "07:42". */
  sunrise: string;
  /** "16:10". */
  sunset: string;
}

/** Describes the twelve months from `asOf` in a city. */
export function describeMonths(
  city: Point & { timezone: string },
  { asOf, messages, offsetOf }: Pick<CityContext, "asOf" | "messages" | "offsetOf">,
): MonthTexts[] {
  const { monthOfYear } = messages.trade.year;
  const first = Number(asOf.slice(5, 7)) - 1;
  return Array.from({ length: 12 }, (_, index) => {
    const year = String(Number(asOf.slice(0, 4)) + Math.floor((first + index) / 12));
    const number = ((first + index) % 12) + 1;
    const month = monthName(number);
    const date = `${year}-${String(number).padStart(2, "0")}-15`;
    const light = daylightOn(date, city, offsetOf(city.timezone, date));
    return {
      name: index === 0 || number === 1 ? monthOfYear({ month, year }) : month,
      sunrise: light ? clock(light.sunrise) : "",
      sunset: light ? clock(light.sunset) : "",
    };
  });
}

/** "07:42". */
function clock(minute: number): string {
  const pad = (value: number) => String(value).padStart(2, "0");
  return `${pad(Math.floor(minute / MINUTES))}:${pad(minute % MINUTES)}`;
}
