"use client";

import { useCallback, useMemo } from "react";
import type { ComparisonData } from "@/lib/tools/compare-data";
import {
  comparisonDefault,
  comparisonFields,
  createComparisonDirectory,
  SUBJECTS,
} from "@/lib/tools/compare-fields";
import { composeComparisonResult, type ComparisonResult } from "@/lib/tools/compare-result";
import type { Texts } from "@/lib/tools/query";
import { ChoiceInput, ToolForm } from "../tool-form";
import { useResult } from "../use-result";
import { useTool, type ToolInputs } from "../use-tool";
import { SideBySide } from "./side-by-side";

interface CompareProps {
  title: string;
  note: string;
  data: ComparisonData;
  /** What is compared before a visitor chooses. */
  prerendered: ComparisonResult;
}

/** Compares cities or services. A client component because it answers while the visitor chooses. */
export function Compare({ title, note, data, prerendered }: CompareProps) {
  const directory = useMemo(() => createComparisonDirectory(data), [data]);
  const inputs = useMemo<ToolInputs>(
    () => ({
      fields: comparisonFields(directory),
      defaultOf: (name, texts) => comparisonDefault(directory, name, texts),
    }),
    [directory],
  );
  const [form, tool] = useTool(inputs);
  const compose = useCallback((texts: Texts) => composeComparisonResult(directory, texts), [directory]);
  const result = useResult(tool, prerendered, compose);
  const { fields, data: known } = directory;
  const { categories, countries } = known.places;
  const cities = countries.map(({ title: country, places }) => ({
    title: country,
    options: places.map(({ slug, label }) => [slug, label] as const),
  }));
  const services = known.services.map(({ slug, title: service }) => [slug, service] as const);
  const areServices = tool.valid.compare === "services";
  return (
    <ToolForm
      form={form}
      tool={tool}
      title={title}
      note={note}
      wide
      summary={result.heading}
      fields={
        <>
          <ChoiceInput tool={tool} field={fields.compare} options={SUBJECTS} />
          <ChoiceInput
            tool={tool}
            field={fields.industry}
            groups={categories.map(({ title: category, trades }) => ({
              title: category,
              options: trades.map(({ slug, title: trade }) => [slug, trade] as const),
            }))}
          />
          <ChoiceInput tool={tool} field={fields.service} options={services} />
          <div hidden={!areServices} className="contents">
            <ChoiceInput tool={tool} field={fields["service-2"]} options={services} />
          </div>
          <ChoiceInput tool={tool} field={fields.city} groups={cities} />
          <div hidden={areServices} className="contents">
            <ChoiceInput tool={tool} field={fields["city-2"]} groups={cities} />
            <ChoiceInput
              tool={tool}
              field={fields["city-3"]}
              options={[["", "No third city"]]}
              groups={cities}
            />
          </div>
        </>
      }
      below={
        result.rows.length > 0 && (
          <SideBySide caption="What differs" heads={result.heads} rows={result.rows} />
        )
      }
    >
      {result.choices.length > 0 ? (
        <h2 className="col-span-full grid grid-cols-[repeat(auto-fit,minmax(min(14rem,100%),1fr))] gap-x-8 gap-y-3">
          {result.choices.map(({ of, plan }) => (
            <span key={of}>
              <span className="mb-1.5 block text-[1.25rem] text-soft">{`${of}: `}</span>
              {plan}
            </span>
          ))}
        </h2>
      ) : (
        <h2 className="col-span-full max-w-[26em]">{result.heading}</h2>
      )}
      {result.below && <p className="col-span-full mt-3">{result.below}</p>}
    </ToolForm>
  );
}
