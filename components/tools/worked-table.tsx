import clsx from "clsx";

export interface WorkedTableProps {
  /** Names the table for screen readers. */
  caption: string;
  /** Heads of the columns; the first is that of the rows' labels. */
  columns: readonly string[];
  groups: readonly { title?: string; rows: readonly (readonly string[])[] }[];
}

/** So many columns fit beside the labels on a phone. */
const BESIDE_LABELS = 3;

/** On phones the label of a row is above its cells, so that all columns fit. */
const STACKED: Record<number, string> = {
  4: "max-sm:[&_tr]:grid-cols-4",
  5: "max-sm:[&_tr]:grid-cols-5",
};
const STACKED_CELL = "max-sm:pr-1 max-sm:pl-0 max-sm:text-left max-sm:whitespace-normal";
const BLOCK = "max-sm:block max-sm:[&_:is(thead,tbody)]:block max-sm:[&_tr]:grid";

/** A table that scrolls sideways where it is wider than the screen, also by keyboard. */
export function WorkedTable({ caption, columns, groups }: WorkedTableProps) {
  const [first, ...others] = columns;
  const stacked = others.length > BESIDE_LABELS;
  return (
    <section aria-label={caption} tabIndex={0} className="overflow-x-auto">
      <table
        className={clsx(
          "w-full text-left text-small leading-normal max-sm:text-[0.8125rem]",
          stacked && [BLOCK, STACKED[others.length]],
        )}
      >
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            <th
              scope="col"
              className={clsx("py-2 pr-4 align-bottom font-semibold", stacked && "max-sm:sr-only")}
            >
              {first}
            </th>
            {others.map((column) => (
              <th
                key={column}
                scope="col"
                className={clsx(
                  "py-2 pl-4 text-right align-bottom font-semibold max-sm:text-[0.6875rem]",
                  stacked ? STACKED_CELL : "max-sm:pl-2",
                )}
              >
                {column}
              </th>
            ))}
          </tr>
        </thead>
        {groups.map(({ title, rows }) => (
          <tbody key={title ?? ""}>
            {title && (
              <tr>
                <th
                  scope="rowgroup"
                  colSpan={columns.length}
                  className="border-t-2 border-ink pt-4 pb-1 font-semibold text-clyde max-sm:col-span-full"
                >
                  {title}
                </th>
              </tr>
            )}
            {rows.map(([label, ...cells]) => (
              <tr key={label}>
                <th
                  scope="row"
                  className={clsx(
                    "border-t border-line py-1.5 pr-4 font-normal max-sm:pr-0 sm:min-w-32",
                    stacked && "max-sm:col-span-full max-sm:pb-0 max-sm:text-soft",
                  )}
                >
                  {label}
                </th>
                {cells.map((cell, index) => (
                  <td
                    key={others[index]}
                    className={clsx(
                      "border-line py-1.5 pl-4 text-right align-top whitespace-nowrap tabular-nums",
                      stacked ? `sm:border-t ${STACKED_CELL}` : "border-t max-sm:pl-2",
                    )}
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
