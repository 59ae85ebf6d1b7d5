"use client";

import { useMemo } from "react";
import {
  dayField,
  describePeople,
  describeService,
  lineOf,
  serviceLevels,
  STAFFING_DEFAULTS,
  STAFFING_NUMBERS,
} from "@/lib/tools/staffing";
import { formatTime } from "@/lib/clock-times";
import { staffFor } from "@/lib/traffic/staffing";
import { FieldFold } from "../field-fold";
import { NumberInput, ToolForm } from "../tool-form";
import { useTool, type ToolInputs } from "../use-tool";
import { DayInput } from "./day-input";
import { LevelChart } from "./level-chart";
import { RotaDrawing } from "./rota-drawing";
import { useDayCode } from "./use-day-code";

interface StaffingProps {
  title: string;
  note: string;
}

/** Counts the people for a line. A client component because it answers while the visitor types. */
export function Staffing({ title, note }: StaffingProps) {
  const [code, load] = useDayCode();
  const inputs = useMemo<ToolInputs>(
    () => ({
      fields: [...Object.values(STAFFING_NUMBERS), dayField(code?.findDayProblem)],
      defaultOf: (name) => STAFFING_DEFAULTS[name]!,
    }),
    [code],
  );
  const [form, tool] = useTool(inputs);
  const line = useMemo(() => lineOf(tool.valid), [tool.valid]);
  const day = useMemo(() => code?.staffText(tool.valid.day!, line) ?? [], [code, tool.valid.day, line]);
  // What is said of an hour is said of the busiest half hour of a day.
  const half = day.length > 0 ? code!.busiestOf(day) : undefined;
  const isDay = half !== undefined;
  const busiest = half ?? staffFor(line, line.target);
  const shown = half ? { ...line, calls: 2 * half.calls, minutes: half.minutes } : line;
  const heading = half ? code!.describeDay(day) : describePeople(busiest);
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
          <FieldFold
            summary="A whole day instead"
            tool={tool}
            names={[dayField().name]}
            open={isDay}
            onOpen={() => void load()}
          >
            <DayInput tool={tool} minutes={line.minutes} code={code} load={load} />
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
          <span>{code!.describeShifts(day)}</span>
        </p>
      )}
      {describeService(shown, busiest, isDay).map((sentence) => (
        <p key={sentence} className="mt-3">
          {sentence}
        </p>
      ))}
      {code && isDay && <code.DayResult day={day} target={line.target} />}
      {/* On paper a day has the room of the page. */}
      <div className={isDay ? "print:hidden" : undefined}>
        <h3 className="mt-8">
          <span>
            {half
              ? `Answered in time from ${formatTime(half.start)}, by people on the phone`
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
