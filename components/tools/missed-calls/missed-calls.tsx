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
  engagedCurves,
  ofTen,
} from "@/lib/tools/missed-calls";
import { formatNumber, parseNumber } from "@/lib/tools/numbers";
import type { TypicalCategory } from "@/lib/tools/typical";
import { ChoiceInput, NumberInput, ToolForm } from "../tool-form";
import { useTool, type ToolInputs } from "../use-tool";
import { CallerDrawing } from "./caller-drawing";
import { EngagedChart } from "./engaged-chart";

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
        <p>{`${formatNumber(hour.calls)} calls an hour of ${formatNumber(hour.minutes)} minutes, with ${hour.people === 1 ? "one person" : `${hour.people} people`} to pick up. ${describeOneMore(hour, missed)}`}</p>
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
