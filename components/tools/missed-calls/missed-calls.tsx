"use client";

import { useMemo } from "react";
import { choiceField, readNumbers, type Texts } from "@/lib/tools/fields";
import { LINE_NUMBERS, USUAL_HOUR } from "@/lib/tools/phone-line-fields";
import {
  computeMissedCalls,
  describeClosedHours,
  describeEngaged,
  describeOneMore,
  describeWaiting,
  engagedLines,
  ofTen,
} from "@/lib/tools/missed-calls";
import { formatPercent } from "@/lib/tools/queue-formats";
import { formatNumber } from "@/lib/tools/typed-numbers";
import type { TypicalCategory } from "@/lib/tools/typical-firms";
import { LineChart } from "../line-chart";
import { FieldInputs, ToolForm, type ToolTexts } from "../tool-form";
import { useTool } from "../use-tool";

interface MissedCallsProps {
  texts: ToolTexts;
  categories: readonly TypicalCategory[];
}

/** Computes the callers lost in the busiest hour. */
export function MissedCalls({ texts, categories }: MissedCallsProps) {
  const firms = useMemo(
    () => new Map(categories.flatMap(({ firms }) => firms).map((firm) => [firm.slug, firm])),
    [categories],
  );
  const fields = useMemo(() => {
    const groups = categories.map((category) => ({
      title: category.title,
      options: category.firms.map((firm) => [firm.slug, firm.title] as const),
    }));
    const typical = (name: "calls" | "minutes") => ({
      ...LINE_NUMBERS[name],
      follows: ["industry"],
      defaultOf: ({ industry }: Texts) => String((firms.get(industry!) ?? USUAL_HOUR)[name]),
    });
    const industry = choiceField("industry", "Trade", () => "", [["", "Any trade"]], groups);
    return [industry, typical("calls"), typical("minutes"), LINE_NUMBERS.people];
  }, [categories, firms]);
  const [form, tool] = useTool(fields);
  const hour = readNumbers(LINE_NUMBERS, tool.valid);
  const missed = computeMissedCalls(hour);
  const lines = engagedLines(hour);
  const highest = Math.max(...lines.flatMap(({ points }) => points.map(([, share]) => share)));
  const firm = firms.get(tool.valid.industry!);
  return (
    <ToolForm
      form={form}
      tool={tool}
      texts={texts}
      summary={describeEngaged(missed)}
      fields={<FieldInputs tool={tool} names={["industry", "calls", "minutes", "people"]} />}
    >
      <h2>{describeEngaged(missed)}</h2>
      <CallerDrawing lost={ofTen(missed.engaged)} />
      <div className="mt-6 grid gap-4">
        <p>{`${formatNumber(hour.calls)} calls of ${formatNumber(hour.minutes)} minutes in the hour, with ${hour.people === 1 ? "one person" : `${hour.people} people`} to pick up. ${describeOneMore(hour, missed)}`}</p>
        <p>{describeWaiting(missed)}</p>
      </div>
      <div className="engaged-chart">
        <LineChart
          title={`Engaged tone at ${formatNumber(hour.calls)} calls an hour`}
          lines={lines}
          // Ends that divide well by four.
          ends={[2 * hour.calls, highest > LOW ? Math.ceil(highest * 5) / 5 : LOW]}
          formats={[formatNumber, formatPercent]}
          unit="calls in the hour"
          at={hour.calls}
        />
      </div>
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
