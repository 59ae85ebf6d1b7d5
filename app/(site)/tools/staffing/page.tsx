import { contentMetadata } from "@/app/site-metadata";
import { Staffing } from "@/components/tools/staffing/staffing";
import { ScrollableTable } from "@/components/tools/scrollable-table";
import { getContent } from "@/lib/content";
import { tabulateStaffing } from "@/lib/tools/staffing";
import { ToolPageLayout } from "../tool-page-layout";

export const metadata = contentMetadata("tools/staffing");

export default function StaffingPage() {
  const { form, table } = getContent().pages["tools/staffing"];
  return (
    <ToolPageLayout
      name="staffing"
      table={
        <div className="max-w-190">
          <ScrollableTable caption={table.caption} {...tabulateStaffing()} />
        </div>
      }
    >
      <Staffing texts={form} />
    </ToolPageLayout>
  );
}
