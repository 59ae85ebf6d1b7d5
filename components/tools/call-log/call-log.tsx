"use client";

import { useMemo } from "react";
import { createDirectory, HOURS_FIELDS } from "@/lib/tools/firm";
import type { LogResult } from "@/lib/tools/call-log/compose-log";
import { LOG_FIELDS } from "@/lib/tools/call-log/log-fields";
import { logDefault, logFields, settingsOf, type LogKnowledge } from "@/lib/tools/call-log/log-settings";
import type { Places } from "@/lib/tools/places";
import { FieldFold } from "../field-fold";
import { FirmInputs, WeekInputs } from "../firm-inputs";
import { NumberInput } from "../tool-form";
import { useTool, type ToolInputs } from "../use-tool";
import { LogInput } from "./log-input";
import { LogState } from "./log-state";
import { Bills, OtherTools, Plans, When } from "./log-result";
import { useLog } from "./use-log";

interface CallLogProps {
  heading: string;
  lead: string;
  /** Above the drop area, and below it. */
  form: { title: string; note: string };
  places: Places;
  known: LogKnowledge;
  sample: LogResult;
}

/** Reads a visitor's own call log. A client component because the log never leaves the browser. */
export function CallLog({ heading, lead, form: texts, places, known, sample }: CallLogProps) {
  const directory = useMemo(() => createDirectory(places), [places]);
  const inputs = useMemo<ToolInputs>(
    () => ({
      fields: logFields(directory),
      defaultOf: (name, before) => logDefault(directory, name, before),
      dependents: { industry: HOURS_FIELDS, city: HOURS_FIELDS },
    }),
    [directory],
  );
  const [form, tool] = useTool(inputs);
  const { valid, defaults } = tool;
  const settings = useMemo(() => settingsOf(directory, known, valid), [directory, known, valid]);
  const isUsual = Object.entries(defaults).every(([name, text]) => valid[name] === text);
  const { log, open, answer, choose, keep } = useLog(sample, places.desk.asOf, settings, isUsual);
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
        <LogInput
          title={texts.title}
          note={texts.note}
          log={log}
          open={open}
          sampleBefore={places.desk.asOf}
        />
      </div>
      <div className="border-y border-line bg-card" aria-busy={log.progress !== undefined}>
        <LogState log={log} answer={answer} choose={choose} keep={keep} />
      </div>
      <section className="page mt-14">
        <When result={log.result} />
        <div className="noscript:hidden">
          <FieldFold
            summary="Change your opening hours, and who can pick up"
            tool={tool}
            names={[...HOURS_FIELDS, LOG_FIELDS.people.name]}
          >
            <FirmInputs tool={tool} directory={directory} />
            <NumberInput tool={tool} field={LOG_FIELDS.people} />
            <WeekInputs tool={tool} directory={directory} />
          </FieldFold>
        </div>
      </section>
      <Plans result={log.result} />
      <Bills result={log.result}>
        <div className="grid gap-4 noscript:hidden">
          <NumberInput tool={tool} field={LOG_FIELDS.rate} />
          <NumberInput tool={tool} field={LOG_FIELDS.after} />
        </div>
      </Bills>
      <OtherTools result={log.result} />
    </form>
  );
}
