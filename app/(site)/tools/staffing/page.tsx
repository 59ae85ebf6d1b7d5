import { contentMetadata } from "@/app/site-metadata";
import { Staffing } from "@/components/tools/staffing/staffing";
import { WorkedTable } from "@/components/tools/worked-table";
import { getContent } from "@/lib/content";
import { tabulateStaffing } from "@/lib/tools/staffing";
import { ToolRoute } from "../tool-pages";

export const metadata = contentMetadata("tools/staffing");

export default function StaffingPage() {
  const { form, table } = getContent().pages["tools/staffing"];
  return (
    <ToolRoute
      name="staffing"
      table={
        <div className="max-w-190">
          <WorkedTable caption={table.caption} {...tabulateStaffing()} />
        </div>
      }
    >
      <Staffing texts={form} />
    </ToolRoute>
  );
}
