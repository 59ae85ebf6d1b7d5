import { CareersBody } from "@/components/sections/company/careers-body";
import { getContent } from "@/lib/content";
import { contentMetadata } from "../metadata";
import { hoursOf, WeekDays, WeekOfShifts } from "./week-of-shifts";

export const metadata = contentMetadata("careers");

export default function CareersPage() {
  const page = getContent().pages.careers;
  const weeks = page.openings.items.map(
    ({ id, week }) => [id, { drawing: <WeekOfShifts shifts={week} />, hours: hoursOf(week) }] as const,
  );
  return <CareersBody page={page} weeks={{ days: <WeekDays />, ofOpenings: Object.fromEntries(weeks) }} />;
}
