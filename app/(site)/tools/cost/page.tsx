import { contentMetadata } from "@/app/site-metadata";
import { Cost } from "@/components/tools/cost/cost";
import { CostSources } from "@/components/tools/cost/cost-sources";
import { WorkedTable } from "@/components/tools/worked-table";
import { getContent } from "@/lib/content";
import { tabulatePrices } from "@/lib/tools/cost";
import { composePlaces } from "@/lib/tools/places";
import { ToolRoute } from "../tool-pages";
import { priceList } from "../price-list";

export const metadata = contentMetadata("tools/cost");

export default function CostPage() {
  const content = getContent();
  const { form, table } = content.pages["tools/cost"];
  const prices = priceList();
  return (
    <ToolRoute
      name="cost"
      folded
      table={
        <>
          <WorkedTable caption={table.caption} {...tabulatePrices(prices)} />
          <CostSources costs={content.staffCosts} />
        </>
      }
    >
      <Cost texts={form} places={composePlaces(content)} prices={prices} costs={content.staffCosts} />
    </ToolRoute>
  );
}
