import { useState } from "react";
import { FormField } from "@/components/ui/form-field";
import { dayField, EXAMPLE_DAY } from "@/lib/tools/staffing";
import type { Tool } from "../use-tool";

/** The largest file that can be a day: it is read at once. */
const MAX_FILE = 100_000;

/** A day by half hours: typed, pasted, from a file, or an example. */
export function DayInput({ tool }: { tool: Tool }) {
  const { name, label, hint } = dayField;
  const [refused, setRefused] = useState("");

  async function open(file: File | undefined) {
    if (!file) return;
    setRefused(file.size > MAX_FILE ? "This file is too large for a day." : "");
    if (file.size > MAX_FILE) return;
    try {
      tool.fill({ [name]: await file.text() });
    } catch {
      setRefused("This file could not be read.");
    }
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
      <div className="mt-3 flex flex-wrap gap-3">
        <button type="button" className="button" onClick={() => tool.fill({ [name]: EXAMPLE_DAY })}>
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
