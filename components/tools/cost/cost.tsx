"use client";

import { useMemo } from "react";
import type { StaffCosts } from "@/lib/content";
import { coverHours } from "@/lib/plans/coverage";
import { atPriceLevel, type Payment, type Prices } from "@/lib/plans/price";
import { cheapestQuote, priceCoverages, type Quote } from "@/lib/plans/quote";
import {
  addOnFields,
  advise,
  COST_NUMBERS,
  describeBreakEvens,
  describeOwnStaff,
  monthlyPrice,
  paymentField,
  PAYMENTS,
  USUAL_FIRM,
} from "@/lib/tools/cost";
import { composeCostChart } from "@/lib/tools/cost-chart";
import { describeCoverage, formatWholePounds } from "@/lib/tools/formats";
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
import { formatNumber, parseNumber } from "@/lib/tools/typed-numbers";
import type { Places } from "@/lib/tools/places";
import type { Texts } from "@/lib/tools/query";
import { FieldFold } from "../field-fold";
import { FirmInputs, WeekInputs } from "../firm-inputs";
import { LineChart } from "../line-chart";
import { CheckInput, ChoiceInput, NumberInput, ToolForm } from "../tool-form";
import { useTool, type ToolInputs } from "../use-tool";
import { WorkedTable } from "../worked-table";

interface CostProps {
  title: string;
  note: string;
  places: Places;
  prices: Prices;
  costs: StaffCosts;
}

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
  const firmKey = JSON.stringify(
    valid,
    firmFields(directory).map(({ name }) => name),
  );
  const { coverages, own } = useMemo(() => {
    const { hours, trade, pay } = firmOf(directory, JSON.parse(firmKey) as Texts);
    const found = hours && coverHours(hours, prices.plans, deskCalendar(directory.places, trade));
    return { coverages: found, own: found && describeOwnStaff(costs, found[0]!.openMinutes, pay) };
  }, [directory, prices, costs, firmKey]);
  const extras = { addOns: addOns.flatMap(({ name }) => (valid[name] ? [name] : [])), languages };
  const quotes = coverages && priceCoverages(coverages, { calls: month, ...extras }, prices);
  const advice = quotes
    ? advise(quotes, payment, { calls: month, value, oneIn })
    : { heading: NEVER_OPEN, sentences: [] };
  const best = quotes && cheapestQuote(quotes, payment);
  return (
    <ToolForm
      form={form}
      tool={tool}
      title={title}
      note={note}
      summary={[`${advice.heading}.`, ...advice.sentences].join(" ")}
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
      below={
        quotes && (
          <div className="tool-pair">
            <div className="cost-table lg:order-2">
              <WorkedTable
                caption="What each plan costs"
                columns={["Your calls", ...quotes.map(({ plan }) => plan.name)]}
                marked={[best?.plan.name]}
                groups={[
                  {
                    // What is the same on all plans decides nothing.
                    rows: tabulateQuotes(quotes, payment).filter(([, ...cells]) => new Set(cells).size > 1),
                  },
                ]}
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
            worth: { calls: month, value, oneIn },
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
    row("A year", ({ twelveMonths, inAdvance }) =>
      formatWholePounds(payment === "monthly" ? twelveMonths : inAdvance),
    ),
    row(payment === "monthly" ? "A month" : "A month, paid by the year", (quote) =>
      formatWholePounds(monthlyPrice(quote, payment)),
    ),
  ];
}

function costInputs(directory: ReturnType<typeof createDirectory>, addOns: ToolInputs["fields"]): ToolInputs {
  const { month, languages, value, oneIn } = COST_NUMBERS;
  const usual = (name: string, texts: Texts): string => {
    const trade = directory.trades.get(texts.industry ?? "");
    const country = directory.cities.get(texts.city ?? "")?.country;
    const known: Record<string, string | number> = {
      [month.name]: trade?.month ?? USUAL_FIRM.calls,
      [value.name]: atPriceLevel(trade?.customer ?? USUAL_FIRM.value, country?.priceLevel),
      [oneIn.name]: USUAL_FIRM.oneIn,
      [languages.name]: 0,
      [paymentField.name]: PAYMENTS[0][0],
      ...Object.fromEntries(addOns.map((field) => [field.name, ""])),
    };
    return String(known[name] ?? firmDefault(directory, name, texts));
  };
  return {
    fields: [...firmFields(directory), ...Object.values(COST_NUMBERS), paymentField, ...addOns],
    defaultOf: usual,
    dependents: { industry: [...HOURS_FIELDS, month.name, value.name], city: [...HOURS_FIELDS, value.name] },
  };
}

/** The numbers of valid texts. */
function readNumbers(texts: Texts): Record<keyof typeof COST_NUMBERS, number> {
  const read = ({ name, limits }: NumberField) => parseNumber(texts[name]!, limits)!;
  const { month, languages, value, oneIn } = COST_NUMBERS;
  return { month: read(month), languages: read(languages), value: read(value), oneIn: read(oneIn) };
}
