import type { PlanRowGroup } from "./plan-rows";

interface PlanTableProps {
  /** Names the table for screen readers. */
  caption: string;
  /** The heads of the columns, with their prices. */
  plans: readonly { name: string; price: string }[];
  groups: readonly PlanRowGroup[];
}

/**
 * The plans side by side; their names and prices stay in view below the bar. Where it is wider than the screen it scrolls
 * sideways instead, also by keyboard, and the labels of the rows stay in view.
 */
export function PlanTable({ caption, plans, groups }: PlanTableProps) {
  return (
    <section aria-label={caption} tabIndex={0} className="max-[42rem]:overflow-x-auto">
      <table className="w-full min-w-[36rem] table-fixed text-left text-small leading-normal">
        <caption className="sr-only">{caption}</caption>
        <thead className="z-10 bg-paper min-[42rem]:sticky min-[42rem]:top-16">
          <tr>
            <td className="sticky left-0 bg-paper" />
            {plans.map(({ name, price }) => (
              <th key={name} scope="col" className="py-2 pr-4 align-top font-display text-base font-semibold">
                {name}{" "}
                <span className="block font-sans text-small font-normal text-soft tabular-nums">{price}</span>
              </th>
            ))}
          </tr>
        </thead>
        {groups.map(({ title, rows }) => (
          <tbody key={title}>
            <tr>
              <th
                scope="rowgroup"
                colSpan={plans.length + 1}
                className="border-t-2 border-ink pt-4 pb-1 font-semibold text-clyde"
              >
                {title}
              </th>
            </tr>
            {rows.map(({ label, cells }) => (
              <tr key={label}>
                <th
                  scope="row"
                  className="sticky left-0 border-t border-line bg-paper py-2 pr-4 align-top font-normal text-soft"
                >
                  {label}
                </th>
                {cells.map((cell, index) => (
                  <td
                    key={plans[index]?.name}
                    className="border-t border-line py-2 pr-4 align-top tabular-nums"
                  >
                    {cell}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </section>
  );
}
