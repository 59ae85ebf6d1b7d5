import { contentMetadata } from "@/app/site-metadata";
import { Compare } from "@/components/tools/compare/compare";
import { SideBySide } from "@/components/tools/compare/side-by-side";
import { getContent, isNarrowed } from "@/lib/content";
import { composeComparison } from "@/lib/tools/compare-data";
import { workedComparison } from "@/lib/tools/compare-result";
import { priceList } from "../price-list";
import { ToolPageLayout } from "../tool-page-layout";

export const metadata = contentMetadata("tools/compare");

export default function ComparePage() {
  const content = getContent();
  const { form, table } = content.pages["tools/compare"];
  const data = composeComparison(content, priceList(), !isNarrowed());
  const example = workedComparison(data);
  return (
    <ToolPageLayout
      name="compare"
      table={<SideBySide caption={table.caption} heads={example.heads} rows={example.rows} />}
      onlyWithoutScript
    >
      <Compare texts={form} data={data} prerendered={example} />
    </ToolPageLayout>
  );
}
