export interface WorkedTableProps {
  /** Names the table for screen readers. */
  caption: string;
  /** Heads of the columns; the first is that of the rows' labels. */
  columns: readonly string[];
  groups: readonly { title?: string; rows: readonly (readonly string[])[] }[];
}

/** A table that scrolls sideways where it is wider than the screen, also by keyboard. */
export function WorkedTable({ caption, columns, groups }: WorkedTableProps) {
  const [first, ...others] = columns;
  return (
    <section aria-label={caption} tabIndex={0} className="overflow-x-auto">
      <table className="w-full text-left text-small leading-normal">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            <th scope="col" className="py-2 pr-4 font-semibold">
              {first}
            </th>
            {others.map((column) => (
              <th
                key={column}
                scope="col"
                className="py-2 pl-4 text-right align-bottom font-semibold max-sm:pl-3"
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
                  className="border-t-2 border-ink pt-4 pb-1 font-semibold text-clyde"
                >
                  {title}
                </th>
              </tr>
            )}
            {rows.map(([label, ...cells]) => (
              <tr key={label}>
                <th scope="row" className="min-w-32 border-t border-line py-1.5 pr-4 font-normal max-sm:pr-2">
                  {label}
                </th>
                {cells.map((cell, index) => (
                  <td
                    key={others[index]}
                    className="border-t border-line py-1.5 pl-4 text-right align-top whitespace-nowrap tabular-nums max-sm:pl-3"
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
