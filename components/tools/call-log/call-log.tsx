"use client";

import { useMemo } from "react";
import { createDirectory, HOURS_FIELDS } from "@/lib/tools/firm";
import type { LogResult } from "@/lib/tools/call-log/compose-log";
import { logFields, settingsOf, type LogKnowledge } from "@/lib/tools/call-log/log-settings";
import type { FirmData } from "@/lib/tools/firm-data";
import { FieldFold } from "../field-fold";
import { FieldInputs } from "../tool-form";
import { hasDefaults, useTool } from "../use-tool";
import { WeekInputs } from "../week-inputs";
import { LogInput } from "./log-input";
import { LogStatus } from "./log-status";
import { Bills, CallTimes, OtherTools, Plans } from "./log-result";
import { useLog } from "./use-log";

interface CallLogProps {
  heading: string;
  lead: string;
  /** Above the drop area, and below it. */
  form: { title: string; note: string };
  firmData: FirmData;
  known: LogKnowledge;
  sample: LogResult;
}

/** Reads a visitor's own call log. A client component because the log never leaves the browser. */
export function CallLog({ heading, lead, form: texts, firmData, known, sample }: CallLogProps) {
  const directory = useMemo(() => createDirectory(firmData), [firmData]);
  const [form, tool] = useTool(useMemo(() => logFields(directory), [directory]));
  const { valid } = tool;
  const settings = useMemo(() => settingsOf(directory, known, valid), [directory, known, valid]);
  const reader = useLog(sample, firmData.desk.asOf, settings, hasDefaults(tool));
  return (
    <form
      ref={form}
      method="dialog"
      noValidate
      autoComplete="off"
      onInput={tool.handleInput}
      onSubmit={(event) => event.preventDefault()}
      aria-label={texts.title}
    >
      <div className="page grid items-start gap-x-16 gap-y-8 py-6 md:grid-cols-[1.1fr_1fr] md:py-10">
        <div>
          <h1 className="max-w-[12em]">{heading}</h1>
          <p className="mt-4 max-w-[34em] text-lead leading-[1.45] text-soft">{lead}</p>
        </div>
        <LogInput title={texts.title} note={texts.note} reader={reader} sampleBefore={firmData.desk.asOf} />
      </div>
      <div className="border-y border-line bg-card" aria-busy={reader.progress !== undefined}>
        <LogStatus reader={reader} />
      </div>
      <section className="page mt-14">
        <CallTimes result={reader.result} />
        <div className="noscript:hidden">
          <FieldFold
            summary="Change your opening hours, and who can pick up"
            tool={tool}
            names={[...HOURS_FIELDS, "people"]}
          >
            <FieldInputs tool={tool} names={["industry", "city", "people"]} />
            <WeekInputs tool={tool} />
          </FieldFold>
        </div>
      </section>
      <Plans result={reader.result} />
      <Bills result={reader.result}>
        <div className="grid gap-4 noscript:hidden">
          <FieldInputs tool={tool} names={["rate", "after"]} />
        </div>
      </Bills>
      <OtherTools result={reader.result} />
    </form>
  );
}
