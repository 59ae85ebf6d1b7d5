import type { Post } from "@/lib/content";

/** A comparison in columns; the last row is the result. */
export function WorkedComparison({ table }: { table: NonNullable<Post["table"]> }) {
  const { caption, columns, rows } = table;
  return (
    <figure className="my-4 rounded-card border border-line bg-card p-4 sm:p-6">
      <table className="w-full text-small tabular-nums max-sm:text-[min(var(--text-small),4.2vw)] [&_tbody>tr:last-child]:border-t-2 [&_tbody>tr:last-child]:border-ink [&_tbody>tr:last-child_:is(td,th)]:font-semibold [&_td]:pl-4 [&_td]:text-right">
        <caption className="mb-3 text-left text-soft">{caption}</caption>
        <thead>
          <tr>
            <td />
            {columns.map((column) => (
              <th key={column} scope="col" className="pb-2 pl-4 text-right font-display font-semibold">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, cells }) => (
            <tr key={label} className="border-t border-line align-top">
              <th scope="row" className="py-2 text-left font-normal">
                {label}
              </th>
              {cells.map((cell, index) => (
                <td key={columns[index]} className="py-2">
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  );
}
