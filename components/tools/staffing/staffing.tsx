"use client";

import { useMemo } from "react";
import { formatTime } from "@/lib/clock-times";
import {
  dayField,
  describePeople,
  describeService,
  lineOf,
  serviceLevels,
  STAFFING_NUMBERS,
} from "@/lib/tools/staffing";
import { staffFor } from "@/lib/traffic/staffing";
import { FieldFold } from "../field-fold";
import { FieldInputs, ToolForm, type ToolTexts } from "../tool-form";
import { useTool } from "../use-tool";
import { DayInput, useDayCode } from "./day-input";
import { LevelChart } from "./level-chart";

interface StaffingProps {
  texts: ToolTexts;
}

const NUMBERS = Object.values(STAFFING_NUMBERS);

/** Counts the people for a line. A client component because it answers while the visitor types. */
export function Staffing({ texts }: StaffingProps) {
  const [code, load] = useDayCode();
  const fields = useMemo(() => [...NUMBERS, dayField(code?.findDayProblem)], [code]);
  const [form, tool] = useTool(fields);
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
      texts={texts}
      pairs
      summary={heading}
      fields={
        <>
          <FieldInputs
            tool={tool}
            names={NUMBERS.map(({ name }) => name)}
            className="row-span-4 mb-5 grid grid-rows-subgrid content-start"
          />
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
      <h2>{heading}</h2>
      <div className={isDay ? "print:hidden" : undefined}>
        <RotaDrawing agents={busiest.agents} rota={busiest.rota} />
      </div>
      {isDay && <p className="mt-3">{code!.describeShifts(day)}</p>}
      {describeService(shown, busiest, isDay).map((sentence) => (
        <p key={sentence} className="mt-3">
          {sentence}
        </p>
      ))}
      {code && isDay && <code.DayResult day={day} target={line.target} />}
      {/* On paper a day has the room of the page. */}
      <div className={isDay ? "print:hidden" : undefined}>
        <h3 className="mt-8">
          {half
            ? `Answered in time from ${formatTime(half.start)}, by people on the phone`
            : "Answered in time, by people on the phone"}
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

/** With more the figures would be too small to count. */
const MOST = 24;
const PER_ROW = 12;
/** Space for one person, in units of the drawing. */
const [STEP, ROW] = [40, 68];

/** The people on the rota; those on the phone wear a headset. The heading says the same. */
function RotaDrawing({ agents, rota }: { agents: number; rota: number }) {
  if (rota > MOST) return null;
  const rows = Math.ceil(rota / PER_ROW);
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${PER_ROW * STEP} ${rows * ROW}`}
      className="mt-5 w-full max-w-160 fill-none [stroke-linejoin:round]"
    >
      {Array.from({ length: rota }, (_, person) => (
        <Person key={person} number={person} answers={person < agents} />
      ))}
    </svg>
  );
}

function Person({ number, answers }: { number: number; answers: boolean }) {
  const x = (number % PER_ROW) * STEP;
  const y = Math.floor(number / PER_ROW) * ROW;
  return (
    <g
      transform={`translate(${x} ${y})`}
      strokeWidth="2.5"
      className={answers ? "fill-clyde stroke-clyde" : "stroke-soft [stroke-dasharray:4_3]"}
    >
      <circle cx="20" cy="22" r="8" />
      <path d="M6 58v-9a14 14 0 0 1 28 0v9z" />
      {answers && (
        <path
          className="fill-none stroke-amber [stroke-linecap:round]"
          strokeWidth="4"
          d="M8.5 24v-3a11.5 11.5 0 0 1 23 0v3"
        />
      )}
    </g>
  );
}
