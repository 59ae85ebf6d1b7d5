import { contentMetadata } from "@/app/site-metadata";
import { MissedCalls } from "@/components/tools/missed-calls/missed-calls";
import { TablePair } from "@/components/tools/table-pair";
import { getContent } from "@/lib/content";
import { tabulateMissedCalls } from "@/lib/tools/missed-calls";
import { typicalFirms } from "@/lib/tools/typical-firms";
import { ToolRoute } from "../tool-pages";

export const metadata = contentMetadata("tools/missed-calls");

/** The service that takes all calls of a firm: other services take a part of them. */
const ALL_CALLS = "call-center-outsourcing";

export default function MissedCallsPage() {
  const content = getContent();
  const { form, table } = content.pages["tools/missed-calls"];
  const categories = typicalFirms(content, ALL_CALLS);
  return (
    <ToolRoute
      name="missed-calls"
      folded
      table={<TablePair caption={table.caption} {...tabulateMissedCalls(categories)} />}
    >
      <MissedCalls texts={form} categories={categories} />
    </ToolRoute>
  );
}
