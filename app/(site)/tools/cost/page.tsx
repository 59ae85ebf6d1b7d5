import { contentMetadata } from "@/app/site-metadata";
import { Cost } from "@/components/tools/cost/cost";
import { CostSources } from "@/components/tools/cost/cost-sources";
import { ScrollableTable } from "@/components/tools/scrollable-table";
import { getContent } from "@/lib/content";
import { tabulatePrices } from "@/lib/tools/cost";
import { composeFirmData } from "@/lib/tools/firm-data";
import { ToolPageLayout } from "../tool-page-layout";
import { priceList } from "../price-list";

export const metadata = contentMetadata("tools/cost");

export default function CostPage() {
  const content = getContent();
  const { form, table } = content.pages["tools/cost"];
  const prices = priceList();
  return (
    <ToolPageLayout
      name="cost"
      folded
      table={
        <>
          <ScrollableTable caption={table.caption} {...tabulatePrices(prices)} />
          <CostSources costs={content.staffCosts} />
        </>
      }
    >
      <Cost texts={form} firmData={composeFirmData(content)} prices={prices} costs={content.staffCosts} />
    </ToolPageLayout>
  );
}
