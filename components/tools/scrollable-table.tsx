import clsx from "clsx";

type Rows = readonly (readonly string[])[];

export interface ScrollableTableProps {
  /** Names the table for screen readers. */
  caption: string;
  /** Heads of the columns; the first is that of the rows' labels. */
  columns: readonly string[];
  rows?: Rows;
  /** Instead of `rows`: those below titles. */
  groups?: readonly { title?: string; rows: Rows }[];
  /** Head of the column that is the answer; with the label of a row, one cell of it. */
  marked?: readonly [column?: string | undefined, row?: string];
}

/** So many columns fit beside the labels on a phone; with more, the label of a row is above its cells. */
const BESIDE_LABELS = 2;

/** A table that scrolls sideways where it is wider than the screen, also by keyboard. See tables.css. */
export function ScrollableTable({
  caption,
  columns,
  rows = [],
  groups = [{ rows }],
  marked = [],
}: ScrollableTableProps) {
  const [first, ...others] = columns;
  const [answer, only] = marked;
  return (
    <section aria-label={caption} tabIndex={0} className="overflow-x-auto">
      <table
        className={clsx("worked", others.length > BESIDE_LABELS && "stacked")}
        data-columns={others.length}
      >
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{first}</th>
            {others.map((column) => (
              <th key={column} scope="col" className={clsx(column === answer && !only && "marked")}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        {groups.map(({ title, rows: below }) => (
          <tbody key={title ?? ""}>
            {title && (
              <tr>
                <th scope="rowgroup" colSpan={columns.length}>
                  {title}
                </th>
              </tr>
            )}
            {below.map(([label, ...cells]) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                {cells.map((cell, index) => (
                  <td
                    key={others[index]}
                    className={clsx(
                      cell === "closed" && "text-soft",
                      others[index] === answer && (only ?? label) === label && "marked",
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
