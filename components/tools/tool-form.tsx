import { useEffect, useRef, useState, type ReactNode, type RefObject } from "react";
import clsx from "clsx";
import { FormField } from "@/components/ui/form-field";
import { Select } from "@/components/ui/select";
import type { ToolPage } from "@/lib/content";
import type { ChoiceField, Field } from "@/lib/tools/fields";
import type { Tool } from "./use-tool";

/** The heading above the fields, and a note below the result. */
export type ToolTexts = ToolPage["form"];

interface ToolFormProps {
  form: RefObject<HTMLFormElement | null>;
  tool: Tool;
  texts: ToolTexts;
  /** True if the fields are short numbers: two stand beside each other, with the inputs on one line. */
  pairs?: boolean;
  /** True if the fields are above the result also on wide screens. */
  wide?: boolean;
  /** The result in one sentence, for screen readers: announced once typing pauses. */
  summary: string;
  fields: ReactNode;
  /** The result. */
  children: ReactNode;
  /** Its part that has the width of the page. */
  below?: ReactNode;
}

/**
 * The fields of a tool on the left or above, its result on the right or below. Without JavaScript the page shows a worked table instead.
 * The method is "dialog" so that a submit before hydration does nothing.
 */
export function ToolForm(props: ToolFormProps) {
  const { form, tool, texts, pairs = false, wide = false, summary, fields, children, below } = props;
  const result = useRef<HTMLDivElement>(null);
  return (
    <form
      ref={form}
      method="dialog"
      noValidate
      autoComplete="off"
      onInput={tool.handleInput}
      onSubmit={(event) => {
        event.preventDefault();
        // On a phone the result is below the fields.
        result.current?.focus();
      }}
      aria-labelledby="tool-heading"
      className={clsx("tool page noscript:hidden", wide && "tool-wide")}
    >
      {/* On a phone the answer stays in sight while its fields change; screen readers hear the announcement. */}
      <p aria-hidden="true" className="tool-sticky">
        <span className="line-clamp-2">{summary}</span>
      </p>
      <div className="tool-card">
        {/* The heading of the page is right above a wide form. */}
        <h2 id="tool-heading" className={clsx("text-h3", wide && "lg:sr-only")}>
          {texts.title}
        </h2>
        {tool.nonsense.length > 0 && (
          <div role="alert" className="col-span-full mt-4 border-l-4 border-alert pl-4 text-small">
            <ul>
              {tool.nonsense.map((sentence) => (
                <li key={sentence}>{sentence}</li>
              ))}
            </ul>
            <p className="mt-1 font-semibold">We have put in typical values instead.</p>
          </div>
        )}
        <div className={clsx("mt-5", pairs ? "tool-pairs" : "tool-fields")}>{fields}</div>
        <button type="submit" className="button button-main mt-5">
          Show the result
        </button>
      </div>
      <div ref={result} tabIndex={-1} className="tool-result @container">
        {children}
      </div>
      <div className="tool-below col-span-full empty:hidden">{below}</div>
      <p className="col-span-full max-w-none text-small text-soft print:hidden">{texts.note}</p>
      <Announcement text={summary} />
    </form>
  );
}

/** Long enough that a number is typed to its end. */
const PAUSE_MS = 1000;

/** Announces a text once it has not changed for a second; the first one is not announced. */
function Announcement({ text }: { text: string }) {
  const [initial] = useState(text);
  const [announced, setAnnounced] = useState("");
  useEffect(() => {
    if (text === initial && announced === "") return;
    const timer = setTimeout(() => setAnnounced(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text, initial, announced]);
  return (
    <p role="status" className="sr-only">
      {announced}
    </p>
  );
}

/** Fields by their names. */
export function FieldInputs({
  tool,
  names,
  className,
}: {
  tool: Tool;
  names: readonly string[];
  className?: string;
}) {
  return names.map((name) => {
    const field = tool.fields.find((one) => one.name === name)!;
    const { label, hint } = field;
    return (
      <FormField key={name} label={label} hint={hint} problem={tool.problems[name]} className={className}>
        {(control) =>
          isChoice(field) ? (
            <Select {...control} name={name} defaultValue={tool.defaults[name]} options={field.options}>
              {field.groups.map(({ title, options }) => (
                <optgroup key={title} label={title}>
                  {options.map(([value, text]) => (
                    <option key={value} value={value}>
                      {text}
                    </option>
                  ))}
                </optgroup>
              ))}
            </Select>
          ) : (
            // Not of type "number", which loses a decimal comma in some browsers and scrolls its value away.
            <input
              {...control}
              type="text"
              inputMode="decimal"
              name={name}
              maxLength={12}
              defaultValue={tool.defaults[name]}
            />
          )
        }
      </FormField>
    );
  });
}

function isChoice(field: Field): field is ChoiceField {
  return "options" in field;
}
