"use client";

import { useCallback, useMemo } from "react";
import { comparisonFields, createComparisonDirectory } from "@/lib/tools/compare";
import type { ComparisonData } from "@/lib/tools/compare-data";
import { composeComparisonResult, type ComparisonResult } from "@/lib/tools/compare-result";
import type { Texts } from "@/lib/tools/fields";
import { FieldInputs, ToolForm, type ToolTexts } from "../tool-form";
import { useResult, useTool } from "../use-tool";
import { SideBySide } from "./side-by-side";

interface CompareProps {
  texts: ToolTexts;
  data: ComparisonData;
  /** What is compared before a visitor chooses. */
  prerendered: ComparisonResult;
}

/** Compares cities or services. */
export function Compare({ texts, data, prerendered }: CompareProps) {
  const directory = useMemo(() => createComparisonDirectory(data), [data]);
  const [form, tool] = useTool(useMemo(() => comparisonFields(directory), [directory]));
  const compose = useCallback((texts: Texts) => composeComparisonResult(directory, texts), [directory]);
  const result = useResult(tool, prerendered, compose);
  const areServices = tool.valid.compare === "services";
  return (
    <ToolForm
      form={form}
      tool={tool}
      texts={texts}
      wide
      summary={result.heading}
      fields={
        <>
          <FieldInputs tool={tool} names={["compare", "industry", "service"]} />
          <div hidden={!areServices} className="contents">
            <FieldInputs tool={tool} names={["service-2"]} />
          </div>
          <FieldInputs tool={tool} names={["city"]} />
          <div hidden={areServices} className="contents">
            <FieldInputs tool={tool} names={["city-2", "city-3"]} />
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
