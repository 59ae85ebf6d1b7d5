import { HOLIDAY_OPTIONS, firmFields, type Directory } from "@/lib/tools/firm";
import { WEEK_FIELDS } from "@/lib/tools/week-fields";
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
  const [, , ...others] = firmFields(directory);
  const holidays = others.at(-1)!;
  return (
    <>
      <fieldset className="col-span-full">
        <legend className="mb-1 text-small font-semibold">When should your phone be answered?</legend>
        <p className="mb-2 text-small text-soft">
          Your own clock, such as 8-18, 08:00-12:30 and 14:00-18:00, or closed.
        </p>
        <div className="tool-days">
          {others.slice(0, WEEK_FIELDS.length).map(({ name, label }) => (
            <FormField key={name} label={label} problem={tool.problems[name]} className="tool-day">
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
          ))}
        </div>
        <button
          type="button"
          className="button mt-3"
          onClick={({ currentTarget }) => {
            const monday = currentTarget.form!.elements.namedItem("mon") as HTMLInputElement;
            tool.fill(Object.fromEntries(WEEK_FIELDS.slice(1, 5).map((name) => [name, monday.value])));
          }}
        >
          Weekdays like Monday
        </button>
      </fieldset>
      <ChoiceInput tool={tool} field={holidays} options={HOLIDAY_OPTIONS} />
    </>
  );
}
