"use client";

import { useCallback, useMemo } from "react";
import clsx from "clsx";
import { minutesOf } from "@/lib/geo/week";
import type { Prices } from "@/lib/plans/price";
import { createDirectory, firmFields, HOURS_FIELDS, NEVER_OPEN } from "@/lib/tools/firm";
import { clip, type DaySpan } from "@/lib/tools/day-spans";
import { composeHoursResult, hoursDefault, type HoursResult } from "@/lib/tools/hours-result";
import { formatHours, formatTimes } from "@/lib/tools/formats";
import { monthInitials } from "@/lib/tools/marked-year";
import type { Places } from "@/lib/tools/places";
import type { Texts } from "@/lib/tools/query";
import { FieldFold } from "../field-fold";
import { FirmInputs, WeekInputs } from "../firm-inputs";
import { ToolForm } from "../tool-form";
import { useResult } from "../use-result";
import { useTool, type ToolInputs } from "../use-tool";
import { planFill, WeekLanes } from "../week-lanes";
import { WorkedTable } from "../worked-table";
import { YearLanes } from "../year-lanes";

type Plans = Prices["plans"];

interface HoursProps {
  title: string;
  note: string;
  /** Slug of the city before a visitor chooses: one whose hours are not those of the desk. */
  city: string;
  places: Places;
  plans: Plans;
  /** The answer for the fields as they are before a visitor changes them. */
  prerendered: HoursResult | undefined;
}

/** Compares a week with the plans. A client component because it answers while the visitor types. */
export function Hours({ title, note, city, places, plans, prerendered }: HoursProps) {
  const directory = useMemo(() => createDirectory(places), [places]);
  const inputs = useMemo<ToolInputs>(
    () => ({
      fields: firmFields(directory),
      defaultOf: hoursDefault(directory, city),
      dependents: { industry: HOURS_FIELDS, city: HOURS_FIELDS },
    }),
    [directory, city],
  );
  const [form, tool] = useTool(inputs);
  const compose = useCallback(
    (texts: Texts) => composeHoursResult(directory, texts, plans),
    [directory, plans],
  );
  const result = useResult(tool, prerendered, compose);
  const names = plans.map(({ name }) => name);
  return (
    <ToolForm
      form={form}
      tool={tool}
      title={title}
      note={note}
      wide
      summary={result?.heading ?? NEVER_OPEN}
      fields={
        <>
          <FirmInputs tool={tool} directory={directory} />
          <FieldFold summary="Your week and public holidays" tool={tool} names={HOURS_FIELDS}>
            <WeekInputs tool={tool} directory={directory} />
          </FieldFold>
        </>
      }
      below={
        result && (
          <div className="@container">
            <h3 className="mb-2">Public holidays over the next twelve months</h3>
            <p className="mb-3 max-w-none text-small text-soft">
              Each mark is a day when you or we are closed. It is amber where you are open and the plan does
              not answer.
            </p>
            <YearLanes
              caption="Days closed over the next twelve months"
              years={result.holidays.years}
              months={monthInitials(places.desk.asOf)}
            />
            <details className="folded tool-fold mt-3">
              <summary>{`${result.holidays.rows.length} days by name, and who answers`}</summary>
              <WorkedTable
                caption="Public holidays where you are and at our desk"
                columns={["Day", "You", ...names]}
                groups={[{ rows: result.holidays.rows }]}
              />
            </details>
          </div>
        )
      }
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
                <WeekLanes
                  caption={`${name}: your hours, and those that each plan covers`}
                  head="Answered"
                  groups={spans.map((span) => ({ days: span.days, lanes: lanesOf(span) }))}
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

/** The firm's hours, and below them those of each plan, pale while the firm is closed. */
function lanesOf({ open, plans }: DaySpan) {
  const wanted = { hours: open, className: "fill-amber" };
  return [
    { name: "Your hours", bars: [wanted], text: formatTimes(open) },
    ...plans.map(({ name, hours, answered }, plan) => ({
      name,
      bars: [
        { hours, className: `${planFill(plan)} opacity-35` },
        wanted,
        { hours: clip(hours, open), className: planFill(plan) },
      ],
      text: `${formatHours(answered)} of ${formatHours(minutesOf(open))} hours`,
    })),
  ];
}
