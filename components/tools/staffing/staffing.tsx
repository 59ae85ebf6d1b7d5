"use client";

import { useMemo } from "react";
import { downloadText } from "@/components/ui/download";
import {
  dayField,
  describePeople,
  describeService,
  lineOf,
  serviceLevels,
  STAFFING_DEFAULTS,
  STAFFING_FIELDS,
  STAFFING_NUMBERS,
  staffLine,
  tabulateDay,
} from "@/lib/tools/staffing";
import { writeDay } from "@/lib/traffic/day";
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
  return (
    <ToolForm
      form={form}
      tool={tool}
      title={title}
      note={note}
      pairs
      summary={describePeople(hour)}
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
          <FieldFold summary="A whole day instead" tool={tool} names={[dayField.name]}>
            <DayInput tool={tool} />
          </FieldFold>
        </>
      }
    >
      <h2>{describePeople(hour)}</h2>
      <div className={day.length > 0 ? "print:hidden" : undefined}>
        <RotaDrawing agents={hour.agents} rota={hour.rota} />
      </div>
      {describeService(line, hour).map((sentence) => (
        <p key={sentence} className="mt-3">
          {sentence}
        </p>
      ))}
      {/* On paper a day has the room of the page. */}
      <div className={day.length > 0 ? "print:hidden" : undefined}>
        <h3 className="mt-8">Answered in time, by people on the phone</h3>
        <LevelChart
          levels={serviceLevels(line, hour)}
          agents={hour.agents}
          target={line.target.serviceLevel}
        />
      </div>
      {day.length > 0 && (
        <>
          <h3 className="mt-8">People on the phone through the day</h3>
          <PeopleChart day={day} />
          <div className="mt-4">
            <WorkedTable
              caption="People for each half hour of the day"
              columns={["Start", "Calls", "On the phone", "On the rota", "In time", "Busy"]}
              groups={[{ rows: tabulateDay(day) }]}
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
      )}
    </ToolForm>
  );
}
