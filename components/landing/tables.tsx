import { pageSpecific, TableRows } from "export-kit/fragments";
import type { LandingPage, Table } from "@/lib/landing";

interface PageTableProps {
  page: LandingPage;
  select: (page: LandingPage) => Pick<Table, "columns" | "rows">;
}

/** A table of the page's own. */
export function PageTable({ page, select }: PageTableProps) {
  return (
    <table className="figures">
      <Head
        columns={select(page).columns.map((_, column) =>
          pageSpecific(page, (each: LandingPage) => select(each).columns[column]!),
        )}
      />
      <TableRows page={page} rows={(each: LandingPage) => select(each).rows} />
    </table>
  );
}

function Head({ columns }: { columns: readonly string[] }) {
  return (
    <thead>
      <tr>
        {columns.map((column) => (
          <th key={column} scope="col">
            {column}
          </th>
        ))}
      </tr>
    </thead>
  );
}
