import { CareersBody } from "@/components/sections/company/careers-body";
import { getContent } from "@/lib/content";
import { contentMetadata } from "../metadata";
import { ShiftWeek } from "./shift-week";

export const metadata = contentMetadata("careers");

export default function CareersPage() {
  const page = getContent().pages.careers;
  const weeks = page.openings.items.map(
    ({ id, week }) => [id, <ShiftWeek key={id} shifts={week} />] as const,
  );
  return <CareersBody page={page} weeks={Object.fromEntries(weeks)} />;
}
