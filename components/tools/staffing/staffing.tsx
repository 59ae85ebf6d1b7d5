"use client";

import { useMemo } from "react";
import { downloadText } from "@/components/ui/download";
import {
  busiestOf,
  dayField,
  describeDay,
  describePeople,
  describeService,
  describeShifts,
  lineOf,
  serviceLevels,
  STAFFING_DEFAULTS,
  STAFFING_FIELDS,
  STAFFING_NUMBERS,
  staffLine,
  tabulateDay,
} from "@/lib/tools/staffing";
import { formatTime } from "@/lib/clock-times";
import { writeDay, type StaffedHalfHour } from "@/lib/traffic/day";
import type { Target } from "@/lib/traffic/staffing";
import { FieldFold } from "../field-fold";
import { NumberInput, ToolForm } from "../tool-form";
import { useTool, type ToolInputs } from "../use-tool";
import { WorkedTable } from "../worked-table";
import { DayInput } from "./day-input";
import { LevelChart } from "./level-chart";
import { PeopleChart } from "./people-chart";
import { RotaDrawing } from "./rota-drawing";

const INPUTS: ToolInputs = {
  fields: STAFFING_FIELDS,
  defaultOf: (name) => STAFFING_DEFAULTS[name]!,
};

interface StaffingProps {
  title: string;
  note: string;
}

/** Counts the people for a line. A client component because it answers while the visitor types. */
export function Staffing({ title, note }: StaffingProps) {
  const [form, tool] = useTool(INPUTS);
  const line = useMemo(() => lineOf(tool.valid), [tool.valid]);
  const { hour, day } = useMemo(() => staffLine(line), [line]);
  const isDay = day.length > 0;
  // What is said of an hour is said of the busiest half hour of a day.
  const busiest = isDay ? busiestOf(day) : hour;
  const shown = isDay ? { ...line, calls: 2 * busiestOf(day).calls, minutes: busiestOf(day).minutes } : line;
  const heading = isDay ? describeDay(day) : describePeople(hour);
  return (
    <ToolForm
      form={form}
      tool={tool}
      title={title}
      note={note}
      pairs
      summary={heading}
      fields={
        <>
          {Object.values(STAFFING_NUMBERS).map((field) => (
            <NumberInput
              key={field.name}
              tool={tool}
              field={field}
              className="row-span-4 mb-5 grid grid-rows-subgrid content-start"
            />
          ))}
          <FieldFold summary="A whole day instead" tool={tool} names={[dayField.name]} open={isDay}>
            <DayInput tool={tool} minutes={line.minutes} />
          </FieldFold>
        </>
      }
    >
      <h2>
        <span>{heading}</span>
      </h2>
      <div className={isDay ? "print:hidden" : undefined}>
        <RotaDrawing agents={busiest.agents} rota={busiest.rota} />
      </div>
      {isDay && (
        <p className="mt-3">
          <span>{describeShifts(day)}</span>
        </p>
      )}
      {describeService(shown, busiest, isDay).map((sentence) => (
        <p key={sentence} className="mt-3">
          {sentence}
        </p>
      ))}
      {isDay && <DayResult day={day} target={line.target} />}
      {/* On paper a day has the room of the page. */}
      <div className={isDay ? "print:hidden" : undefined}>
        <h3 className="mt-8">
          <span>
            {isDay
              ? `Answered in time from ${formatTime(busiestOf(day).start)}, by people on the phone`
              : "Answered in time, by people on the phone"}
          </span>
        </h3>
        <LevelChart
          levels={serviceLevels(shown, busiest)}
          agents={busiest.agents}
          target={line.target.serviceLevel}
        />
      </div>
    </ToolForm>
  );
}

/** The day that was pasted, half hour by half hour. */
function DayResult({ day, target }: { day: readonly StaffedHalfHour[]; target: Target }) {
  return (
    <>
      <h3 className="mt-8">People on the phone through the day</h3>
      <PeopleChart day={day} />
      <div className="mt-4">
        <WorkedTable
          caption="People for each half hour of the day"
          columns={["Start", "Calls", "On the phone", "On the rota", "In time", "Busy"]}
          groups={[{ rows: tabulateDay(day, target) }]}
        />
      </div>
      <button
        type="button"
        className="button mt-4 print:hidden"
        onClick={() => downloadText("day.csv", writeDay(day), "text/csv;charset=utf-8")}
      >
        Save as CSV
      </button>
    </>
  );
}
