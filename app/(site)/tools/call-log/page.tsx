import { contentMetadata } from "@/app/site-metadata";
import { CallLog } from "@/components/tools/call-log/call-log";
import { ScrollableTable } from "@/components/tools/scrollable-table";
import { getContent } from "@/lib/content";
import { ToolPageLayout } from "../tool-page-layout";
import { logPageData } from "./log-page-data";

export const metadata = contentMetadata("tools/call-log");

export default function CallLogPage() {
  const { form, table, heading, lead } = getContent().pages["tools/call-log"];
  const { firmData, known, sample } = logPageData();
  const { plans } = sample;
  return (
    <ToolPageLayout
      name="call-log"
      ownHeading
      onlyWithoutScript
      table={
        <ScrollableTable
          caption={table.caption}
          columns={["The sample", ...plans.map(({ name }) => name)]}
          rows={[
            ["Price", ...plans.map(({ price }) => price)],
            ["Answered", ...plans.map(({ answered }) => answered)],
          ]}
        />
      }
    >
      <CallLog heading={heading} lead={lead} form={form} firmData={firmData} known={known} sample={sample} />
    </ToolPageLayout>
  );
}
