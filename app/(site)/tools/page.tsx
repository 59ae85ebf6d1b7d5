import { contentMetadata } from "@/app/site-metadata";
import { ClosingBand } from "@/components/sections/blocks/closing-band";
import { ToolsBody } from "@/components/tools/tools-body";
import { getContent, isNarrowed } from "@/lib/content";
import { composeComparison } from "@/lib/tools/compare-data";
import { openingResults } from "@/lib/tools/opening-results";
import { logPageData } from "./call-log/log-page-data";
import { ListData } from "../page-json-ld";
import { priceList } from "./price-list";
import { listTools } from "./list-tools";

export const metadata = contentMetadata("tools");

export default function ToolsPage() {
  const content = getContent();
  // What each tool says before anything is typed.
  const results = openingResults(
    composeComparison(content, priceList(), !isNarrowed()),
    content.pages.tools.city,
    logPageData().sample,
  );
  const tools = listTools().map((tool) => ({ ...tool, result: results[tool.name] }));
  return (
    <>
      <ListData page="tools" entries={tools} />
      <ToolsBody
        page={content.pages.tools}
        tools={tools}
        closing={
          <ClosingBand title={content.pages.tools.closing.title} text={content.pages.tools.closing.text} />
        }
      />
    </>
  );
}
