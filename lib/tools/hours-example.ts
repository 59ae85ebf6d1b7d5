import type { Prices } from "@/lib/plans/price";
import { createDirectory, firmFields } from "./firm";
import { composeHoursResult, hoursDefault, type HoursResult } from "./hours-result";
import type { Places } from "./places";
import { readQuery } from "./query";

/** The answer for what the form has before a visitor changes it. */
export function workedHours(places: Places, city: string, plans: Prices["plans"]): HoursResult | undefined {
  const directory = createDirectory(places);
  const { texts } = readQuery("", firmFields(directory), hoursDefault(directory, city));
  return composeHoursResult(directory, texts, plans);
}
