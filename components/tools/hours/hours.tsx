"use client";

import { useCallback, useMemo } from "react";
import clsx from "clsx";
import { planColour } from "@/components/layout/plan-colours";
import { minutesOf, type Hours as OpenHours } from "@/lib/geo/week";
import type { Prices } from "@/lib/plans/price";
import type { Texts } from "@/lib/tools/fields";
import { createDirectory, firmFields, HOURS_FIELDS, NEVER_OPEN } from "@/lib/tools/firm";
import {
  clip,
  composeHoursResult,
  monthInitials,
  type DaySpan,
  type HoursResult,
} from "@/lib/tools/hours-result";
import { formatHours, formatTimes } from "@/lib/tools/formats";
import type { FirmData } from "@/lib/tools/firm-data";
import { FieldFold } from "../field-fold";
import { BarTable } from "../bar-table";
import { FieldInputs, ToolForm, type ToolTexts } from "../tool-form";
import { useResult, useTool } from "../use-tool";
import { WeekInputs } from "../week-inputs";
import { ScrollableTable } from "../scrollable-table";

type Plans = Prices["plans"];

interface HoursProps {
  texts: ToolTexts;
  /** Slug of the city before a visitor chooses: one whose hours are not those of the desk. */
  city: string;
  firmData: FirmData;
  plans: Plans;
  /** The answer for the fields as they are before a visitor changes them. */
  prerendered: HoursResult | undefined;
}

/** Compares a week with the plans. */
export function Hours({ texts, city, firmData, plans, prerendered }: HoursProps) {
  const directory = useMemo(() => createDirectory(firmData), [firmData]);
  const [form, tool] = useTool(useMemo(() => firmFields(directory, city), [directory, city]));
  const compose = useCallback(
    (texts: Texts) => composeHoursResult(directory, texts, plans),
    [directory, plans],
  );
  const result = useResult(tool, prerendered, compose);
  return (
    <ToolForm
      form={form}
      tool={tool}
      texts={texts}
      wide
      summary={result?.heading ?? NEVER_OPEN}
      fields={
        <>
          <FieldInputs tool={tool} names={["industry", "city"]} />
          <FieldFold summary="Your week and public holidays" tool={tool} names={HOURS_FIELDS}>
            <WeekInputs tool={tool} />
          </FieldFold>
        </>
      }
      below={result && <HolidaysClosed {...result.holidays} asOf={firmData.desk.asOf} plans={plans} />}
    >
      <h2>{result?.heading ?? NEVER_OPEN}</h2>
      {result && (
        <>
          <div
            className={clsx(
              "mt-6 gap-x-[min(4rem,5vw)] lg:col-span-2 lg:row-start-2",
              result.seasons.length > 1 && "lg:grid lg:grid-cols-2 print:grid print:grid-cols-2",
            )}
          >
            {result.seasons.map(({ name, spans }) => (
              <div key={name} className="mb-6">
                <h3 className="mb-3">{`${name}, in your time`}</h3>
                <BarTable
                  caption={`${name}: your hours, and those that each plan covers`}
                  head="Answered"
                  scale={DAY}
                  groups={spans.map((span) => ({ title: span.days, rows: rowsOf(span) }))}
                />
                <p className="mt-1 text-small text-soft">Amber shows hours that a plan does not cover.</p>
              </div>
            ))}
          </div>
          <div className="mt-8 lg:col-start-2 lg:row-start-1 lg:mt-0">
            <h3 className="mb-2">Weeks when the time difference changes</h3>
            {result.exceptions.length > 0 ? (
              <ul className="grid gap-2">
                {result.exceptions.map((sentence) => (
                  <li key={sentence}>{sentence}</li>
                ))}
              </ul>
            ) : (
              <p>The time difference is the same in every week of the next twelve months.</p>
            )}
          </div>
        </>
      )}
    </ToolForm>
  );
}

/** By minutes. */
const DAY = {
  end: 24 * 60,
  labels: ["00:00", "06:00", "12:00", "18:00"],
  className: "grid grid-cols-4",
  linesOverBars: true,
};

/** The firm's hours, and below them those of each plan, pale while the firm is closed. */
function rowsOf({ open, plans }: DaySpan) {
  const bars = (hours: readonly OpenHours[], className: string) =>
    hours.map(({ from, to }) => ({ from, to, className }));
  const wanted = bars(open, "fill-amber");
  return [
    { name: "Your hours", bars: wanted, text: formatTimes(open) },
    ...plans.map(({ name, hours, answered }, plan) => ({
      name,
      bars: [
        ...bars(hours, `fill-current opacity-35 ${planColour(plan)}`),
        ...wanted,
        ...bars(clip(hours, open), `fill-current ${planColour(plan)}`),
      ],
      text: `${formatHours(answered)} of ${formatHours(minutesOf(open))} hours`,
    })),
  ];
}

/** Width of a day's mark in days: two pixels on the narrowest phone. */
const MARK = 3;

/** The public holidays of twelve months from `asOf`: who is closed. */
function HolidaysClosed({
  rows,
  years,
  asOf,
  plans,
}: HoursResult["holidays"] & { asOf: string; plans: Plans }) {
  const yearRows = years.map(({ name, days }) => ({
    name,
    bars: days.map(({ day, isMissed }) => ({
      from: day,
      to: day + MARK,
      className: isMissed ? "fill-amber" : "fill-ink",
    })),
    text: `${days.length} days`,
  }));
  return (
    <div className="@container">
      <h3 className="mb-2">Public holidays over the next twelve months</h3>
      <p className="mb-3 max-w-none text-small text-soft">
        Each mark is a day when you or we are closed. It is amber where you are open and the plan does not
        answer.
      </p>
      <BarTable
        caption="Days closed over the next twelve months"
        head="Closed"
        scale={{ end: 365, labels: [...monthInitials(asOf)], className: "grid grid-cols-12 text-center" }}
        groups={[{ rows: yearRows }]}
      />
      <details className="folded tool-fold mt-3">
        <summary>{`${rows.length} days by name, and who answers`}</summary>
        <ScrollableTable
          caption="Public holidays where you are and at our desk"
          columns={["Day", "You", ...plans.map(({ name }) => name)]}
          rows={rows}
        />
      </details>
    </div>
  );
}
