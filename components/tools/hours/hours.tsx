"use client";

import { useMemo } from "react";
import { formatTime } from "@/lib/clock-times";
import { minutesOf } from "@/lib/geo/week";
import { coverHours } from "@/lib/plans/coverage";
import type { Prices } from "@/lib/plans/price";
import {
  createDirectory,
  deskCalendar,
  firmDefault,
  firmFields,
  firmOf,
  HOURS_FIELDS,
  NEVER_OPEN,
  type Directory,
} from "@/lib/tools/firm";
import {
  describeExceptions,
  describeFit,
  seasonsOf,
  spansOf,
  type DaySpan,
  tabulateHolidays,
} from "@/lib/tools/hours";
import { formatHours } from "@/lib/tools/formats";
import type { Places } from "@/lib/tools/places";
import type { Texts } from "@/lib/tools/query";
import { FirmInputs, WeekInputs } from "../firm-inputs";
import { HourLanes, type LaneGroup } from "../hour-lanes";
import { ToolForm } from "../tool-form";
import { useTool, type ToolInputs } from "../use-tool";
import { WorkedTable } from "../worked-table";

type Plans = Prices["plans"];

interface HoursProps {
  title: string;
  note: string;
  places: Places;
  plans: Plans;
}

/** Compares a week with the plans. A client component because it answers while the visitor types. */
export function Hours({ title, note, places, plans }: HoursProps) {
  const directory = useMemo(() => createDirectory(places), [places]);
  const inputs = useMemo<ToolInputs>(
    () => ({
      fields: firmFields(directory),
      defaultOf: (name, texts) => firmDefault(directory, name, texts),
      dependents: { industry: HOURS_FIELDS, city: HOURS_FIELDS },
    }),
    [directory],
  );
  const [form, tool] = useTool(inputs);
  const result = useMemo(() => compare(directory, tool.valid, plans), [directory, tool.valid, plans]);
  const names = plans.map(({ name }) => name);
  return (
    <ToolForm
      form={form}
      tool={tool}
      title={title}
      note={note}
      stays
      summary={result?.heading ?? NEVER_OPEN}
      fields={
        <>
          <FirmInputs tool={tool} directory={directory} />
          <WeekInputs tool={tool} directory={directory} />
        </>
      }
    >
      <h2>{result?.heading ?? NEVER_OPEN}</h2>
      {result && (
        <>
          {result.seasons.map(({ name, groups }) => (
            <div key={name} className="mt-6">
              <h3 className="mb-3">{name}, on your clock</h3>
              <HourLanes caption={`${name}: open hours, and those that each plan answers`} groups={groups} />
            </div>
          ))}
          <h3 className="mt-8 mb-2">Weeks with another time difference</h3>
          {result.exceptions.length > 0 ? (
            <ul className="grid gap-2">
              {result.exceptions.map((sentence) => (
                <li key={sentence}>{sentence}</li>
              ))}
            </ul>
          ) : (
            <p>The time difference is the same in every week of the next twelve months.</p>
          )}
          <h3 className="mt-8 mb-2">Public holidays of twelve months</h3>
          <details className="fold">
            <summary>{result.holidays.length} days, and who answers</summary>
            <WorkedTable
              caption="Public holidays where you are and at our desk"
              columns={["Day", "You", ...names]}
              groups={[{ rows: result.holidays }]}
            />
          </details>
        </>
      )}
    </ToolForm>
  );
}

/** Undefined for a firm that is never open. */
function compare(directory: Directory, texts: Texts, plans: Plans) {
  const { places } = directory;
  const firm = firmOf(directory, texts);
  const { hours, place, trade } = firm;
  if (!hours) return undefined;
  const coverages = coverHours(hours, plans, deskCalendar(places, trade));
  return {
    heading: describeFit(coverages, place.label),
    seasons: seasonsOf(hours.difference, plans).map((season) => ({
      name: season.name,
      groups: spansOf(hours, season, plans).map(laneGroupOf),
    })),
    exceptions: describeExceptions(coverages, hours),
    holidays: tabulateHolidays({ ...firm, hours }, places, plans),
  };
}

function laneGroupOf({ days, open, plans }: DaySpan): LaneGroup {
  return {
    title: days,
    note: open.map(({ from, to }) => `${formatTime(from)} to ${formatTime(to)}`).join(", ") || "closed",
    open,
    lanes: plans.map(({ name, hours, answered }) => ({
      name,
      hours,
      answered: `${formatHours(answered)} of ${formatHours(minutesOf(open))}`,
    })),
  };
}
