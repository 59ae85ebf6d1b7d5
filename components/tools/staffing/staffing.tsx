"use client";

import { useMemo } from "react";
import { formatTime } from "@/lib/clock-times";
import { formatPercent } from "@/lib/tools/queue-formats";
import {
  dayField,
  describePeople,
  describeService,
  lineOf,
  serviceLevels,
  STAFFING_NUMBERS,
  type Line,
} from "@/lib/tools/staffing";
import { formatNumber } from "@/lib/tools/typed-numbers";
import { staffFor, type Staffing } from "@/lib/traffic/staffing";
import { BarTable } from "../bar-table";
import { FieldFold } from "../field-fold";
import { FieldInputs, ToolForm, type ToolTexts } from "../tool-form";
import { useTool } from "../use-tool";
import { DayInput, useDayCode } from "./day-input";

interface StaffingProps {
  texts: ToolTexts;
}

const NUMBERS = Object.values(STAFFING_NUMBERS);

/** Counts the people for a line. */
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
        <ServiceLevels line={shown} needed={busiest} />
      </div>
    </ToolForm>
  );
}

const SHARES = { end: 1, labels: ["0%", "25%", "50%", "75%"], className: "grid grid-cols-4" };
/** Half the width of the line at the target, as a share. */
const HALF_LINE = 0.003;

/** What each person adds; those who are needed are amber. */
function ServiceLevels({ line, needed }: { line: Line; needed: Staffing }) {
  const { serviceLevel } = line.target;
  return (
    <>
      <p className="mt-1 mb-2 text-small text-soft">{`The line is at your ${formatPercent(serviceLevel)}.`}</p>
      <BarTable
        caption="Answered in time, by people on the phone"
        head="Answered in time"
        scale={SHARES}
        groups={[
          {
            rows: serviceLevels(line, needed).map(({ agents, share }) => ({
              name: agents === 1 ? "one person" : `${formatNumber(agents)} people`,
              bars: [
                { from: 0, to: share, className: agents === needed.agents ? "fill-amber" : "fill-clyde" },
                { from: serviceLevel - HALF_LINE, to: serviceLevel + HALF_LINE, className: "fill-ink" },
              ],
              text: formatPercent(share, serviceLevel),
            })),
          },
        ]}
      />
    </>
  );
}
