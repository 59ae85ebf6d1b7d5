"use client";

import { useMemo } from "react";
import type { StaffCosts } from "@/lib/content";
import { coverHours } from "@/lib/plans/coverage";
import type { Payment, Prices } from "@/lib/plans/price";
import { cheapestQuote, priceCoverages, type Quote } from "@/lib/plans/quote";
import {
  addOnFields,
  advise,
  COST_NUMBERS,
  costFields,
  describeBreakEvens,
  describeOwnStaff,
} from "@/lib/tools/cost";
import { composeCostChart } from "@/lib/tools/cost-chart";
import { readNumbers, type Texts } from "@/lib/tools/fields";
import { createDirectory, deskCalendar, firmOf, HOURS_FIELDS, NEVER_OPEN } from "@/lib/tools/firm";
import { describeCoverage, formatWholePounds } from "@/lib/tools/formats";
import type { FirmData } from "@/lib/tools/firm-data";
import { formatNumber } from "@/lib/tools/typed-numbers";
import { FieldFold } from "../field-fold";
import { LineChart } from "../line-chart";
import { FieldInputs, ToolForm, type ToolTexts } from "../tool-form";
import { useTool } from "../use-tool";
import { WeekInputs } from "../week-inputs";
import { ScrollableTable } from "../scrollable-table";

interface CostProps {
  texts: ToolTexts;
  firmData: FirmData;
  prices: Prices;
  costs: StaffCosts;
}

/** Compares the plans for a firm. */
export function Cost({ texts, firmData, prices, costs }: CostProps) {
  const directory = useMemo(() => createDirectory(firmData), [firmData]);
  const [form, tool] = useTool(useMemo(() => costFields(directory, prices), [directory, prices]));
  const { valid } = tool;
  const { languages, ...worth } = readNumbers(COST_NUMBERS, valid);
  const payment = valid.payment as Payment;
  const addOns = addOnFields(prices);
  // Hours change less often than calls.
  const firmKey = JSON.stringify(valid, ["industry", "city", ...HOURS_FIELDS]);
  const { coverages, own } = useMemo(() => {
    const { hours, trade, pay } = firmOf(directory, JSON.parse(firmKey) as Texts);
    const found = hours && coverHours(hours, prices.plans, deskCalendar(directory.firmData, trade));
    return { coverages: found, own: found && describeOwnStaff(costs, found[0]!.openMinutes, pay) };
  }, [directory, prices, costs, firmKey]);
  const extras = { addOns: addOns.flatMap(({ name }) => (valid[name] ? [name] : [])), languages };
  const quotes = coverages && priceCoverages(coverages, { calls: worth.calls, ...extras }, prices);
  const advice = quotes ? advise(quotes, payment, worth) : { heading: NEVER_OPEN, sentences: [] };
  const best = quotes && cheapestQuote(quotes, payment);
  return (
    <ToolForm
      form={form}
      tool={tool}
      texts={texts}
      summary={[`${advice.heading}.`, ...advice.sentences].join(" ")}
      fields={
        <>
          <FieldInputs tool={tool} names={["industry", "city", "month", "payment", "value", "one-in"]} />
          <FieldFold
            summary="Hours, languages and add-ons"
            tool={tool}
            names={[...HOURS_FIELDS, "languages"]}
          >
            <WeekInputs tool={tool} />
            <FieldInputs tool={tool} names={["languages"]} />
            <fieldset className="grid gap-2">
              <legend className="mb-2 text-small font-semibold">Add-ons</legend>
              {addOns.map(({ name, label }) => (
                <label key={name} className="flex items-start gap-3">
                  <input type="checkbox" name={name} className="mt-1 size-5 shrink-0" />
                  <span>{label}</span>
                </label>
              ))}
            </fieldset>
          </FieldFold>
        </>
      }
      below={
        quotes && (
          <div className="tool-pair">
            <div className="cost-table lg:order-2">
              <ScrollableTable
                caption="What each plan costs"
                columns={["Your calls", ...quotes.map(({ plan }) => plan.name)]}
                marked={[best?.plan.name]}
                // What is the same on all plans decides nothing.
                rows={tabulateQuotes(quotes, payment).filter(([, ...cells]) => new Set(cells).size > 1)}
              />
              <p className="mt-3">{describeBreakEvens(prices, extras, payment).join(" ")}</p>
            </div>
            <div>
              <h3>Doing it yourself</h3>
              {paragraphs(own!.sentences)}
            </div>
          </div>
        )
      }
    >
      <h2>{advice.heading}</h2>
      {paragraphs(advice.sentences)}
      {quotes && (
        <LineChart
          {...composeCostChart({
            prices,
            extras,
            payment,
            quotes,
            best,
            worth,
            own: own!.month,
          })}
          formats={[formatNumber, formatWholePounds]}
          unit="calls a month"
        />
      )}
    </ToolForm>
  );
}

const paragraphs = (sentences: readonly string[]) =>
  sentences.map((sentence) => (
    <p key={sentence} className="mt-3">
      {sentence}
    </p>
  ));

function tabulateQuotes(quotes: readonly Quote[], payment: Payment): string[][] {
  const row = (label: string, write: (quote: Quote) => string) => [label, ...quotes.map(write)];
  return [
    row("Your hours", describeCoverage),
    row("Days when we are closed and you are open", ({ missedDays }) => String(missedDays.length)),
    row("Calls answered a month", ({ calls }) => formatNumber(calls)),
    row("Included calls", ({ included }) => (included ? formatNumber(included) : "no limit")),
    row("Plan, a month", ({ parts }) => formatWholePounds(parts.plan)),
    row("Add-ons and languages", ({ parts }) => formatWholePounds(parts.addOns + parts.languages)),
    row("Extra calls", ({ parts }) => formatWholePounds(parts.further)),
    row("A year", ({ month }) => formatWholePounds(12 * month[payment])),
    row(payment === "monthly" ? "A month" : "A month, paid by the year", ({ month }) =>
      formatWholePounds(month[payment]),
    ),
  ];
}
