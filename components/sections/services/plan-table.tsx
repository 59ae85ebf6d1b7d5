import type { PlanRowGroup } from "./plan-table-rows";

interface PlanTableProps {
  /** Names the table for screen readers. */
  caption: string;
  /** The heads of the columns, with their prices. */
  plans: readonly { name: string; price: string }[];
  groups: readonly PlanRowGroup[];
}

/**
 * The plans side by side; their names and prices stay in view below the bar. On phones the label of a row is above its
 * cells, so that three columns fit; with large text the cells are below each other, each with the name of its plan.
 */
export function PlanTable({ caption, plans, groups }: PlanTableProps) {
  return (
    <section aria-label={caption}>
      <table className="w-full table-fixed max-[42rem]:block max-[42rem]:[&_:is(thead,tbody)]:block max-[42rem]:[&_tr]:grid max-[42rem]:[&_tr]:grid-cols-3 max-[42rem]:[&_tr]:gap-x-2 max-[20rem]:[&_tr]:grid-cols-1 wrap-anywhere hyphens-auto text-left leading-normal max-lg:text-small">
        <caption className="sr-only">{caption}</caption>
        <thead className="sticky top-16 z-10 bg-paper max-[20rem]:hidden!">
          <tr>
            <td className="w-[36%] max-[42rem]:hidden" />
            {plans.map(({ name, price }) => (
              <th
                key={name}
                scope="col"
                className="py-2 pr-4 align-top font-display text-base font-semibold max-[42rem]:pr-0 max-[42rem]:text-[0.9375rem] lg:text-h3"
              >
                {name}{" "}
                <span className="block font-sans text-small font-normal text-soft tabular-nums">{price}</span>
              </th>
            ))}
          </tr>
        </thead>
        {groups.map(({ title, rows, notes }) => (
          <tbody key={title}>
            <tr>
              <th
                scope="rowgroup"
                colSpan={plans.length + 1}
                className="border-t-2 border-ink pt-4 pb-1 font-semibold text-clyde max-[42rem]:col-span-full"
              >
                {title}
              </th>
            </tr>
            {rows.map(({ label, cells }) => (
              <tr key={label}>
                <th
                  scope="row"
                  className="border-t border-line py-2 pr-4 align-top font-normal text-soft max-[42rem]:col-span-full max-[42rem]:pb-0"
                >
                  {label}
                </th>
                {cells.map((cell, index) => (
                  <td
                    key={plans[index]?.name}
                    data-plan={plans[index]?.name}
                    className="border-line py-2 pr-4 align-top tabular-nums max-[42rem]:pr-0 max-[20rem]:before:block max-[20rem]:before:font-semibold max-[20rem]:before:content-[attr(data-plan)] min-[42rem]:border-t"
                  >
                    {keepTimesAndDays(cell)}
                  </td>
                ))}
              </tr>
            ))}
            {notes.length > 0 && (
              <tr>
                <td colSpan={plans.length + 1} className="py-2 text-soft max-[42rem]:col-span-full">
                  {notes.map((note) => (
                    <span key={note} className="block">
                      {keepTimesAndDays(note)}
                    </span>
                  ))}
                </td>
              </tr>
            )}
          </tbody>
        ))}
      </table>
    </section>
  );
}

/** Keeps times and days on one line: "9 am to 6 pm" may break before "to" only. */
function keepTimesAndDays(text: string): string {
  return text.replace(/(?<=\d) (?=am\b|pm\b|[A-Z])|(?<=\bto) (?=\d)/g, "\u00a0");
}
