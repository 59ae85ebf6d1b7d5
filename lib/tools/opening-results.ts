/** What each tool says before anything is typed. Worked out at build time. */
import { coverHours } from "@/lib/plans/coverage";
import { priceCoverages } from "@/lib/plans/quote";
import type { ComparisonData } from "./compare-data";
import { workedComparison } from "./compare-result";
import { advise, USUAL_FIRM } from "./cost";
import type { LogResult } from "./call-log/compose-log";
import { createDirectory, deskCalendar, firmFields, firmOf } from "./firm";
import { describeFit } from "./hours-result";
import { USUAL_HOUR } from "./phone-line-fields";
import { computeMissedCalls, describeEngaged } from "./missed-calls";
import { readQuery } from "./fields-in-query";
import { staffFor } from "@/lib/traffic/staffing";
import { describePeople, lineOf, STAFFING_DEFAULTS } from "./staffing";

/**
 * @param city slug of the city with which the tool of hours opens
 * @param sample the result of the sample log
 */
export function openingResults(data: ComparisonData, city: string, sample: Pick<LogResult, "heading">) {
  const { firmData, prices } = data;
  const directory = createDirectory(firmData);
  const coveragesIn = (query: string) => {
    const {
      hours,
      city: { label },
    } = firmOf(directory, readQuery(query, firmFields(directory)).texts);
    return { label, coverages: coverHours(hours!, prices.plans, deskCalendar(firmData)) };
  };
  const wanted = { calls: USUAL_FIRM.calls, addOns: [], languages: 0 };
  const quotes = priceCoverages(coveragesIn("").coverages, wanted, prices);
  const { coverages, label } = coveragesIn(`city=${city}`);
  const line = lineOf(STAFFING_DEFAULTS);
  return {
    "call-log": `In the sample: ${sample.heading.charAt(0).toLowerCase()}${sample.heading.slice(1)}`,
    "missed-calls": describeEngaged(computeMissedCalls(USUAL_HOUR)),
    cost: `${advise(quotes, "monthly", USUAL_FIRM).heading}.`,
    hours: `${describeFit(coverages, label)}.`,
    staffing: `${describePeople(staffFor(line, line.target))}.`,
    compare: `${workedComparison(data).heading}.`,
  };
}
