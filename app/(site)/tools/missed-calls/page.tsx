import { contentMetadata } from "@/app/site-metadata";
import { MissedCalls } from "@/components/tools/missed-calls/missed-calls";
import { ScrollableTable, type ScrollableTableProps } from "@/components/tools/scrollable-table";
import { getContent } from "@/lib/content";
import { sum } from "@/lib/numbers";
import { tabulateMissedCalls } from "@/lib/tools/missed-calls";
import { typicalFirms } from "@/lib/tools/typical-firms";
import { ToolPageLayout } from "../tool-page-layout";

export const metadata = contentMetadata("tools/missed-calls");

/** The service that takes all calls of a firm: other services take a part of them. */
const ALL_CALLS = "call-center-outsourcing";

export default function MissedCallsPage() {
  const content = getContent();
  const { form, table } = content.pages["tools/missed-calls"];
  const categories = typicalFirms(content, ALL_CALLS);
  return (
    <ToolPageLayout
      name="missed-calls"
      folded
      table={<TablePair caption={table.caption} {...tabulateMissedCalls(categories)} />}
    >
      <MissedCalls texts={form} categories={categories} />
    </ToolPageLayout>
  );
}

/** A long table as two, side by side on wide screens, with about as many rows each. */
function TablePair({
  caption,
  columns,
  groups,
}: Required<Pick<ScrollableTableProps, "caption" | "columns" | "groups">>) {
  const rows = groups.map((group) => group.rows.length);
  const count = (upTo?: number) => sum(rows.slice(0, upTo));
  const first = rows.findIndex((_, index) => 2 * count(index + 1) >= count()) + 1;
  return (
    <div className="grid gap-x-16 gap-y-6 lg:grid-cols-2">
      {[groups.slice(0, first), groups.slice(first)].map((part) => (
        <ScrollableTable
          key={part[0]?.title}
          caption={`${caption}: ${part[0]?.title} to ${part.at(-1)?.title}`}
          columns={columns}
          groups={part}
        />
      ))}
    </div>
  );
}
