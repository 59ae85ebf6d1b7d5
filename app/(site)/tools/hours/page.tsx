import { contentMetadata } from "@/app/site-metadata";
import { Hours } from "@/components/tools/hours/hours";
import { planColour } from "@/components/layout/plan-colours";
import { BarTable } from "@/components/tools/bar-table";
import { getContent } from "@/lib/content";
import { createDirectory, firmFields } from "@/lib/tools/firm";
import { composeHoursResult } from "@/lib/tools/hours-result";
import { tabulateOfficeHours } from "@/lib/tools/office-hours-table";
import { composeFirmData } from "@/lib/tools/firm-data";
import { readQuery } from "@/lib/tools/fields-in-query";
import { priceList } from "../price-list";
import { ToolPageLayout } from "../tool-page-layout";

export const metadata = contentMetadata("tools/hours");

/** The hours of an office in a week, by minutes. */
const WEEK = { end: 40 * 60, labels: ["0", "10", "20", "30"], className: "grid grid-cols-4" };

export default function HoursPage() {
  const content = getContent();
  const { form, table } = content.pages["tools/hours"];
  const firmData = composeFirmData(content);
  const { plans } = priceList();
  const { city } = content.pages.tools;
  const directory = createDirectory(firmData);
  const { texts } = readQuery("", firmFields(directory, city));
  const office = tabulateOfficeHours(firmData, plans).map(({ cities, parts }) => ({
    title: cities,
    rows: parts.map(({ plan, least, most, text }, index) => ({
      name: plan,
      text,
      // Pale beyond the hours of the worse season.
      bars: [
        { from: 0, to: most, className: `fill-current ${planColour(index)} opacity-50` },
        { from: 0, to: least, className: `fill-current ${planColour(index)}` },
      ],
    })),
  }));
  const half = Math.ceil(office.length / 2);
  return (
    <ToolPageLayout
      name="hours"
      table={
        <div className="grid gap-x-16 lg:grid-cols-2">
          {[table.caption, `${table.caption}, continued`].map((caption, part) => (
            <div key={caption} className="@container">
              <BarTable
                caption={caption}
                head="Hours answered"
                scale={WEEK}
                groups={office.slice(part * half, (part + 1) * half)}
              />
            </div>
          ))}
        </div>
      }
    >
      <Hours
        texts={form}
        city={city}
        firmData={firmData}
        plans={plans}
        prerendered={composeHoursResult(directory, texts, plans)}
      />
    </ToolPageLayout>
  );
}
