"use client";

import { useMemo } from "react";
import type { StaffCosts } from "@/lib/content";
import { coverHours } from "@/lib/plans/coverage";
import type { Payment, Prices } from "@/lib/plans/price";
import { priceCoverages } from "@/lib/plans/quote";
import {
  addOnFields,
  advise,
  chartEnd,
  COST_NUMBERS,
  describeBreakEvens,
  describeOwnStaff,
  monthlyPrice,
  paymentField,
  PAYMENTS,
  priceCurves,
} from "@/lib/tools/cost";
import { describeCoverage, formatWhole } from "@/lib/tools/formats";
import type { NumberField } from "@/lib/tools/fields";
import {
  createDirectory,
  deskCalendar,
  firmDefault,
  firmFields,
  firmOf,
  HOURS_FIELDS,
  NEVER_OPEN,
} from "@/lib/tools/firm";
import { formatNumber, parseNumber } from "@/lib/tools/numbers";
import type { Places } from "@/lib/tools/places";
import type { Texts } from "@/lib/tools/query";
import { FieldFold } from "../field-fold";
import { FirmInputs, WeekInputs } from "../firm-inputs";
import { CheckInput, ChoiceInput, NumberInput, ToolForm } from "../tool-form";
import { useTool, type ToolInputs } from "../use-tool";
import { WorkedTable } from "../worked-table";
import { PriceChart } from "./price-chart";

interface CostProps {
  title: string;
  note: string;
  places: Places;
  prices: Prices;
  costs: StaffCosts;
}

/** For a firm of no particular trade. */
const USUAL = { month: 120, customer: 100 };
/** Calls that it takes to win a customer, unless the visitor knows better. */
const ONE_IN = 5;

/** Compares the plans for a firm. A client component because it answers while the visitor types. */
export function Cost({ title, note, places, prices, costs }: CostProps) {
  const directory = useMemo(() => createDirectory(places), [places]);
  const addOns = useMemo(() => addOnFields(prices), [prices]);
  const inputs = useMemo(() => costInputs(directory, addOns), [directory, addOns]);
  const [form, tool] = useTool(inputs);
  const { valid } = tool;
  const { month, languages, value, oneIn } = readNumbers(valid);
  const payment = valid.payment as Payment;
  // Hours change less often than calls.
  const hoursKey = JSON.stringify(firmFields(directory).map(({ name }) => valid[name]));
  const coverages = useMemo(() => {
    const names = firmFields(directory).map(({ name }) => name);
    const texts = JSON.parse(hoursKey) as string[];
    const { hours, trade } = firmOf(
      directory,
      Object.fromEntries(names.map((name, index) => [name, texts[index]!])),
    );
    return hours && coverHours(hours, prices.plans, deskCalendar(directory.places, trade));
  }, [directory, prices, hoursKey]);
  const extras = { addOns: addOns.flatMap(({ name }) => (valid[name] ? [name] : [])), languages };
  const quotes = coverages && priceCoverages(coverages, { calls: month, ...extras }, prices);
  const advice = quotes
    ? advise(quotes, payment, { calls: month, value, oneIn })
    : { heading: NEVER_OPEN, sentences: [] };
  const own = coverages && describeOwnStaff(costs, coverages[0]!.openMinutes);
  const curves = priceCurves(prices, extras, payment, chartEnd(month));
  return (
    <ToolForm
      form={form}
      tool={tool}
      title={title}
      note={note}
      summary={[advice.heading, ...advice.sentences].join(". ")}
      fields={
        <>
          <FirmInputs tool={tool} directory={directory} />
          <NumberInput tool={tool} field={COST_NUMBERS.month} />
          <ChoiceInput tool={tool} field={paymentField} options={PAYMENTS} />
          <NumberInput tool={tool} field={COST_NUMBERS.value} />
          <NumberInput tool={tool} field={COST_NUMBERS.oneIn} />
          <FieldFold
            summary="Hours, languages and add-ons"
            tool={tool}
            names={[...HOURS_FIELDS, COST_NUMBERS.languages.name]}
          >
            <WeekInputs tool={tool} directory={directory} />
            <NumberInput tool={tool} field={COST_NUMBERS.languages} />
            <fieldset className="grid gap-2">
              <legend className="mb-2 text-small font-semibold">Add-ons</legend>
              {addOns.map((field) => (
                <CheckInput key={field.name} tool={tool} field={field} />
              ))}
            </fieldset>
          </FieldFold>
        </>
      }
    >
      <h2>{advice.heading}</h2>
      {advice.sentences.map((sentence) => (
        <p key={sentence} className="mt-3">
          {sentence}
        </p>
      ))}
      {quotes && (
        <div className="mt-6">
          <WorkedTable
            caption="What each plan answers and costs"
            columns={["Your calls", ...quotes.map(({ plan }) => plan.name)]}
            groups={[
              {
                rows: [
                  ["Your hours", ...quotes.map(describeCoverage)],
                  [
                    "Days on which we close and you do not",
                    ...quotes.map((quote) => String(quote.missedDays.length)),
                  ],
                  ["Calls answered a month", ...quotes.map(({ calls }) => formatNumber(calls))],
                  [
                    "In the price",
                    ...quotes.map(({ included }) => (included ? formatNumber(included) : "all")),
                  ],
                  ["Plan, a month", ...quotes.map(({ parts }) => formatWhole(parts.plan))],
                  [
                    "Add-ons and languages",
                    ...quotes.map(({ parts }) => formatWhole(parts.addOns + parts.languages)),
                  ],
                  ["Further calls", ...quotes.map(({ parts }) => formatWhole(parts.further))],
                  [
                    payment === "monthly" ? "A month" : "A month, paid by the year",
                    ...quotes.map((quote) => formatWhole(monthlyPrice(quote, payment))),
                  ],
                  [
                    "A year",
                    ...quotes.map((quote) =>
                      formatWhole(payment === "monthly" ? quote.twelveMonths : quote.inAdvance),
                    ),
                  ],
                ],
              },
            ]}
          />
        </div>
      )}
      <h3 className="mt-8">The price by calls</h3>
      <PriceChart curves={curves} level={own && { name: "Your own", amount: own.month }} calls={month} />
      <ul className="mt-3 grid gap-2">
        {describeBreakEvens(prices, extras, payment).map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      {own && (
        <>
          <h3 className="mt-8">Doing it yourself</h3>
          {own.sentences.map((sentence) => (
            <p key={sentence} className="mt-3">
              {sentence}
            </p>
          ))}
        </>
      )}
    </ToolForm>
  );
}

function costInputs(directory: ReturnType<typeof createDirectory>, addOns: ToolInputs["fields"]): ToolInputs {
  const { month, languages, value, oneIn } = COST_NUMBERS;
  const usual = (name: string, texts: Texts): string => {
    const trade = directory.trades.get(texts.industry ?? "");
    if (name === month.name) return String(trade?.month ?? USUAL.month);
    if (name === value.name) return String(trade?.customer ?? USUAL.customer);
    if (name === oneIn.name) return String(ONE_IN);
    if (name === languages.name) return "0";
    if (name === paymentField.name) return PAYMENTS[0][0];
    return addOns.some((field) => field.name === name) ? "" : firmDefault(directory, name, texts);
  };
  return {
    fields: [...firmFields(directory), month, languages, value, oneIn, paymentField, ...addOns],
    defaultOf: usual,
    dependents: { industry: [...HOURS_FIELDS, month.name, value.name], city: HOURS_FIELDS },
  };
}

/** The numbers of valid texts. */
function readNumbers(texts: Texts): Record<keyof typeof COST_NUMBERS, number> {
  const read = ({ name, limits }: NumberField) => parseNumber(texts[name]!, limits)!;
  const { month, languages, value, oneIn } = COST_NUMBERS;
  return { month: read(month), languages: read(languages), value: read(value), oneIn: read(oneIn) };
}
