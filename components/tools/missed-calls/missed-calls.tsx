"use client";

import { useMemo } from "react";
import { choiceField } from "@/lib/tools/fields";
import { NUMBERS, USUAL_HOUR } from "@/lib/tools/line-fields";
import {
  computeMissedCalls,
  describeClosedHours,
  describeEngaged,
  describeOneMore,
  describeWaiting,
  type EngagedCurve,
  engagedCurves,
  formatPercent,
  ofTen,
} from "@/lib/tools/missed-calls";
import { formatNumber, parseNumber } from "@/lib/tools/typed-numbers";
import type { TypicalCategory } from "@/lib/tools/typical-firms";
import { LineChart } from "../line-chart";
import { ChoiceInput, NumberInput, ToolForm } from "../tool-form";
import { type ToolInputs, useTool } from "../use-tool";

interface MissedCallsProps {
  title: string;
  note: string;
  categories: readonly TypicalCategory[];
}

/** Computes the callers lost in the busiest hour. A client component because it answers while the visitor types. */
export function MissedCalls({ title, note, categories }: MissedCallsProps) {
  const firms = useMemo(
    () => new Map(categories.flatMap(({ firms }) => firms).map((firm) => [firm.slug, firm])),
    [categories],
  );
  const inputs = useMemo<ToolInputs>(() => {
    const industry = choiceField("industry", "Trade", ["", ...firms.keys()]);
    return {
      fields: [industry, NUMBERS.calls, NUMBERS.minutes, NUMBERS.people],
      defaultOf(name, texts) {
        if (name === "industry") return "";
        if (name === "people") return String(USUAL_HOUR.people);
        return String((firms.get(texts.industry!) ?? USUAL_HOUR)[name as "calls" | "minutes"]);
      },
      dependents: { industry: ["calls", "minutes"] },
    };
  }, [firms]);
  const [form, tool] = useTool(inputs);
  const numberOf = ({ name, limits }: (typeof NUMBERS)[keyof typeof NUMBERS]) =>
    parseNumber(tool.valid[name]!, limits)!;
  const hour = {
    calls: numberOf(NUMBERS.calls),
    minutes: numberOf(NUMBERS.minutes),
    people: numberOf(NUMBERS.people),
  };
  const missed = computeMissedCalls(hour);
  const firm = firms.get(tool.valid.industry!);
  const groups = useMemo(
    () =>
      categories.map((category) => ({
        title: category.title,
        options: category.firms.map((each) => [each.slug, each.title] as const),
      })),
    [categories],
  );
  return (
    <ToolForm
      form={form}
      tool={tool}
      title={title}
      note={note}
      summary={describeEngaged(missed)}
      fields={
        <>
          <ChoiceInput tool={tool} field={inputs.fields[0]!} options={[["", "Any trade"]]} groups={groups} />
          <NumberInput tool={tool} field={NUMBERS.calls} />
          <NumberInput tool={tool} field={NUMBERS.minutes} />
          <NumberInput tool={tool} field={NUMBERS.people} />
        </>
      }
    >
      <h2>{describeEngaged(missed)}</h2>
      <CallerDrawing lost={ofTen(missed.engaged)} />
      <div className="mt-6 grid gap-4">
        <p>{`${formatNumber(hour.calls)} calls of ${formatNumber(hour.minutes)} minutes in the hour, with ${hour.people === 1 ? "one person" : `${hour.people} people`} to pick up. ${describeOneMore(hour, missed)}`}</p>
        <p>{describeWaiting(missed)}</p>
      </div>
      <EngagedChart curves={engagedCurves(hour)} calls={hour.calls} />
      <div className="mt-4 grid gap-4">
        {firm && <p>{describeClosedHours(firm.openHours)}</p>}
        {firm && (
          <p className="text-small text-soft">
            {`Typical for this trade: ${formatNumber(firm.calls)} calls of ${formatNumber(firm.minutes)} minutes in the busiest hour, ${firm.when}. Typical values are ours, not measured at your firm: put in your own.`}
          </p>
        )}
      </div>
    </ToolForm>
  );
}

/** The end of the upright axis where hardly anybody meets an engaged line. */
const LOW = 0.04;

interface EngagedChartProps {
  curves: readonly EngagedCurve[];
  /** Calls of the hour: the upright line. */
  calls: number;
}

/** Callers who meet an engaged line, by calls in the hour and by people. */
function EngagedChart({ curves, calls }: EngagedChartProps) {
  const highest = Math.max(...curves.flatMap(({ points }) => points.map(([, share]) => share)));
  return (
    <div className="engaged-chart">
      <LineChart
        title={`Engaged tone at ${formatNumber(calls)} calls an hour`}
        lines={curves.map(({ people, points }) => ({
          name: people === 1 ? "one person" : `${formatNumber(people)} people`,
          points,
          value: points[points.length >> 1]![1],
        }))}
        // Ends that divide well by four.
        ends={[2 * calls, highest > LOW ? Math.ceil(highest * 5) / 5 : LOW]}
        formats={[formatNumber, formatPercent]}
        unit="calls in the hour"
        at={calls}
      />
    </div>
  );
}

const CALLERS = 10;
/** Space for one caller, in units of the drawing. */
const STEP = 40;

/** Ten callers in a row; those who are lost, on the left, are crossed out. The text beside it says the same. */
function CallerDrawing({ lost }: { lost: number }) {
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${CALLERS * STEP} 64`}
      className="mt-5 w-full max-w-144 fill-none stroke-current [stroke-linecap:round]"
    >
      {Array.from({ length: CALLERS }, (_, caller) => (
        <g
          key={caller}
          transform={`translate(${caller * STEP} 0)`}
          className={caller < lost ? "text-alert" : "text-clyde"}
        >
          <circle cx="20" cy="16" r="9" strokeWidth="3" className={caller < lost ? "" : "fill-clyde-pale"} />
          <path
            d="M5 58v-8a15 15 0 0 1 30 0v8z"
            strokeWidth="3"
            strokeLinejoin="round"
            className={caller < lost ? "" : "fill-clyde-pale"}
          />
          {caller < lost && <path d="M6 6L34 58" strokeWidth="4" />}
        </g>
      ))}
    </svg>
  );
}
