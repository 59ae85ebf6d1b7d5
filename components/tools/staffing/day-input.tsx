import { useCallback, useEffect, useState } from "react";
import { FormField } from "@/components/ui/form-field";
import { dayField } from "@/lib/tools/staffing";
import type { Tool } from "../use-tool";
import type * as Day from "./day";

/** What reads and draws a day. */
type DayCode = typeof Day;

/** Loads it with the first day: most visitors have none. */
export function useDayCode(): [code: DayCode | undefined, load: () => Promise<DayCode>] {
  const [code, setCode] = useState<DayCode>();
  const load = useCallback(
    () =>
      import("./day").then((loaded) => {
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

  async function open(file: File | undefined) {
    if (!file) return;
    setRefused(file.size > MAX_FILE ? "This file is too large for a day." : "");
    if (file.size > MAX_FILE) return;
    try {
      const { decode } = await load();
      const decoded = decode(new Uint8Array(await file.arrayBuffer()));
      if ("text" in decoded) tool.fill({ [name]: decoded.text });
      else setRefused(`This is ${decoded.instead}. Save the sheet as CSV and open that.`);
    } catch {
      setRefused("This file could not be read.");
    }
  }

  const text = tool.shown[name]!;
  const { question, unused = [] } = code?.readDayField(text) ?? {};
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
      {question && (
        <fieldset className="mt-3 flex flex-wrap gap-3">
          <legend className="mb-2 text-small font-semibold">{question.text}</legend>
          {question.choices.map(([answers, label]) => (
            <button
              key={label}
              type="button"
              className="button"
              // Written so that it can be read in one way: the address then has it too.
              onClick={() =>
                tool.fill({ [name]: code!.writeDay(code!.parseDay(text, minutes, answers).halfHours) })
              }
            >
              {label}
            </button>
          ))}
        </fieldset>
      )}
      {unused.length > 0 && <p className="mt-2 text-small text-soft">{`Not used: ${unused.join(", ")}.`}</p>}
      <div className="mt-3 flex flex-wrap gap-3">
        <button
          type="button"
          className="button"
          onClick={() => void load().then(({ EXAMPLE_DAY }) => tool.fill({ [name]: EXAMPLE_DAY }))}
        >
          Try an example
        </button>
        <label className="button cursor-pointer focus-within:outline-3 focus-within:outline-offset-3 focus-within:outline-clyde">
          Open a CSV file
          <input
            type="file"
            accept=".csv,.tsv,.txt,text/csv"
            className="sr-only"
            onChange={({ target }) => {
              void open(target.files?.[0]);
              target.value = "";
            }}
          />
        </label>
      </div>
      <p role="status" className="mt-2 text-small font-semibold text-alert">
        {refused}
      </p>
    </div>
  );
}
