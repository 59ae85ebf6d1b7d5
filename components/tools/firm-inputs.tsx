import { DAYS } from "@/lib/geo/week";
import { HOLIDAY_OPTIONS, firmFields, type Directory } from "@/lib/tools/firm";
import { readingsOf, weekFields } from "@/lib/tools/week-fields";
import { FormField } from "@/components/ui/form-field";
import { ChoiceInput } from "./tool-form";
import type { Tool } from "./use-tool";

interface FirmInputsProps {
  tool: Tool;
  directory: Directory;
}

/** Fields for trade and city. */
export function FirmInputs({ tool, directory }: FirmInputsProps) {
  const [industry, city] = firmFields(directory);
  const { categories, countries } = directory.places;
  return (
    <>
      <ChoiceInput
        tool={tool}
        field={industry!}
        options={[["", "Any trade"]]}
        groups={categories.map(({ title, trades }) => ({
          title,
          options: trades.map(({ slug, title: name }) => [slug, name] as const),
        }))}
      />
      <ChoiceInput
        tool={tool}
        field={city!}
        groups={countries.map(({ title, places }) => ({
          title,
          options: places.map(({ slug, label }) => [slug, label] as const),
        }))}
      />
    </>
  );
}

/** Fields for the hours of seven days, and public holidays. */
export function WeekInputs({ tool, directory }: FirmInputsProps) {
  const holidays = firmFields(directory).at(-1)!;
  return (
    <>
      <fieldset className="col-span-full">
        <legend className="mb-1 text-small font-semibold">When should your phone be answered?</legend>
        <p className="mb-2 text-small text-soft">
          In your local time: 8-18, or 08:00-12:30 and 14:00-18:00, or closed.
        </p>
        <div className="tool-days">
          {weekFields.map(({ name, label }) => (
            <div key={name}>
              <FormField label={label} problem={tool.problems[name]} className="tool-day">
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
              <Readings name={name} label={label} tool={tool} />
            </div>
          ))}
        </div>
        <button
          type="button"
          className="button mt-3"
          onClick={({ currentTarget }) => {
            const monday = currentTarget.form!.elements.namedItem("mon") as HTMLInputElement;
            tool.fill(Object.fromEntries(DAYS.slice(1, 5).map((name) => [name, monday.value])));
          }}
        >
          Copy Monday to the other weekdays
        </button>
      </fieldset>
      <ChoiceInput tool={tool} field={holidays} options={HOLIDAY_OPTIONS} />
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
        <span>{`I mean ${other}`}</span>
      </button>
    </p>
  );
}
