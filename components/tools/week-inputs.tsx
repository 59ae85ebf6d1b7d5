import { DAY_NAMES, DAYS } from "@/lib/geo/week";
import { readingsOf } from "@/lib/tools/week-fields";
import { FormField } from "@/components/ui/form-field";
import { FieldInputs } from "./tool-form";
import type { Tool } from "./use-tool";

/** Fields for the hours of seven days, and public holidays. */
export function WeekInputs({ tool }: { tool: Tool }) {
  return (
    <>
      <fieldset className="col-span-full">
        <legend className="mb-1 text-small font-semibold">When should your phone be answered?</legend>
        <p className="mb-2 text-small text-soft">
          In your local time: 8-18, or 08:00-12:30 and 14:00-18:00, or closed.
        </p>
        <div className="tool-days">
          {DAYS.map((name, day) => (
            <div key={name}>
              <FormField label={DAY_NAMES[day]!} problem={tool.problems[name]} className="tool-day">
                {(control) => (
                  <input
                    {...control}
                    type="text"
                    name={name}
                    maxLength={40}
                    defaultValue={tool.defaults[name]}
                  />
                )}
              </FormField>
              <Readings name={name} label={DAY_NAMES[day]!} tool={tool} />
            </div>
          ))}
        </div>
        <button
          type="button"
          className="button mt-3"
          onClick={() =>
            tool.fill(Object.fromEntries(DAYS.slice(1, 5).map((name) => [name, tool.shown.mon!])))
          }
        >
          Copy Monday to the other weekdays
        </button>
      </fieldset>
      <FieldInputs tool={tool} names={["holidays"]} />
    </>
  );
}

/** What hours such as "8-6" are taken for, with the other thing that they may mean. */
function Readings({ name, label, tool }: { name: string; label: string; tool: Tool }) {
  const readings = readingsOf(tool.shown[name] ?? "");
  if (!readings) return null;
  const [taken, other] = readings;
  return (
    <p role="status" className="mt-1 text-small text-soft">
      <span>{`Taken as ${taken}.`}</span>{" "}
      <button
        type="button"
        aria-label={`${label}: ${other}, until the next morning`}
        className="text-clyde underline underline-offset-4"
        onClick={() => tool.fill({ [name]: other })}
      >
        {`I mean ${other}`}
      </button>
    </p>
  );
}
