import { contentMetadata } from "@/app/site-metadata";
import { CallLog } from "@/components/tools/call-log/call-log";
import { WorkedTable } from "@/components/tools/worked-table";
import { getContent } from "@/lib/content";
import { ToolRoute } from "../tool-pages";
import { logPageData } from "./log-page-data";

export const metadata = contentMetadata("tools/call-log");

export default function CallLogPage() {
  const { form, table, heading, lead } = getContent().pages["tools/call-log"];
  const { places, known, sample } = logPageData();
  const { plans } = sample;
  return (
    <ToolRoute
      name="call-log"
      ownHeading
      onlyWithoutScript
      table={
        <WorkedTable
          caption={table.caption}
          columns={["The sample", ...plans.map(({ name }) => name)]}
          rows={[
            ["Price", ...plans.map(({ price }) => price)],
            ["Answered", ...plans.map(({ answered }) => answered)],
          ]}
        />
      }
    >
      <CallLog heading={heading} lead={lead} form={form} places={places} known={known} sample={sample} />
    </ToolRoute>
  );
}
