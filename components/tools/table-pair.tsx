import { WorkedTable, type WorkedTableProps } from "./worked-table";

/** A long table as two, side by side on wide screens, with about as many rows each. */
export function TablePair({ caption, columns, groups = [] }: WorkedTableProps) {
  const rows = groups.map((group) => group.rows.length);
  const count = (upTo?: number) => rows.slice(0, upTo).reduce((sum, one) => sum + one, 0);
  const first = rows.findIndex((_, index) => 2 * count(index + 1) >= count()) + 1;
  return (
    <div className="grid gap-x-16 gap-y-6 lg:grid-cols-2">
      {[groups.slice(0, first), groups.slice(first)].map((part) => (
        <WorkedTable
          key={part[0]?.title}
          caption={`${caption}: ${part[0]?.title} to ${part.at(-1)?.title}`}
          columns={columns}
          groups={part}
        />
      ))}
    </div>
  );
}
