import { useCallback, useEffect, useState } from "react";
import { FormField } from "@/components/ui/form-field";
import type { Answers } from "@/lib/tools/questions";
import { dayField } from "@/lib/tools/staffing";
import { FileButton } from "../file-button";
import { QuestionChoices } from "../question-choices";
import type { Tool } from "../use-tool";
import type * as Day from "./day-chunk";

/** What reads and draws a day. */
type DayCode = typeof Day;

/** Loads it with the first day: most visitors have none. */
export function useDayCode(): [code: DayCode | undefined, load: () => Promise<DayCode>] {
  const [code, setCode] = useState<DayCode>();
  const load = useCallback(
    () =>
      import("./day-chunk").then((loaded) => {
        setCode(loaded);
        return loaded;
      }),
    [],
  );
  useEffect(() => {
    if (new URLSearchParams(window.location.search).has(dayField().name)) void load();
  }, [load]);
  return [code, load];
}

/** Bytes of the largest file that can be a day: it is read at once. */
const MAX_FILE = 100_000;

interface DayInputProps {
  tool: Tool;
  minutes: number;
  /** Reads days, once it is loaded. */
  code: DayCode | undefined;
  load: () => Promise<DayCode>;
}

/** A day in half hours: typed, pasted, from a file, or an example. */
export function DayInput({ tool, minutes, code, load }: DayInputProps) {
  const { name, label, hint } = dayField();
  const [refused, setRefused] = useState("");
  const [answers, setAnswers] = useState<Answers>({});

  async function open(file: File) {
    const { openTextFile } = await load();
    const opened = await openTextFile(file, MAX_FILE, "This file is too large for a day.");
    if ("text" in opened) tool.fill({ [name]: opened.text });
    setRefused("text" in opened ? "" : opened.problem);
  }

  const text = tool.shown[name]!;
  const { question, unused = [] } = code?.readDayField(text, answers) ?? {};

  /** The day is written so that it can be read in one way, once all is answered: the address then has it too. */
  function answer(id: string, value: string) {
    const given = { ...answers, [id]: value };
    const { halfHours, problems, question: next } = code!.parseDay(text, minutes, given);
    if (halfHours.length > 0) tool.fill({ [name]: code!.writeDay(halfHours) });
    setAnswers(next ? given : {});
    setRefused(problems[0] ? `Line ${problems[0].row}: ${problems[0].message}.` : "");
  }

  return (
    <div className="print:hidden">
      <FormField label={label} hint={hint} optional problem={tool.problems[name]}>
        {(control) => (
          <textarea
            {...control}
            name={name}
            rows={4}
            spellCheck={false}
            defaultValue={tool.defaults[name]}
            className={`${control.className} placeholder:text-soft`}
            placeholder={"08:30, 12\n09:00, 18"}
          />
        )}
      </FormField>
      {question && <QuestionChoices question={question} answer={answer} />}
      {unused.length > 0 && <p className="mt-2 text-small text-soft">{`Not used: ${unused.join(", ")}.`}</p>}
      <div className="mt-3 flex flex-wrap gap-3">
        <button
          type="button"
          className="button"
          onClick={() => void load().then(({ EXAMPLE_DAY }) => tool.fill({ [name]: EXAMPLE_DAY }))}
        >
          Try an example
        </button>
        <FileButton label="Open a CSV file" open={(file) => void open(file)} />
      </div>
      <p role="status" className="mt-2 text-small font-semibold text-alert">
        {refused}
      </p>
    </div>
  );
}
