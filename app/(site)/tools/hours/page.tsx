import { Hours } from "@/components/tools/hours/hours";
import { OfficeHours } from "@/components/tools/hours/office-hours";
import { getContent } from "@/lib/content";
import { workedHours } from "@/lib/tools/hours-example";
import { tabulateOfficeHours } from "@/lib/tools/office-hours-table";
import { composePlaces } from "@/lib/tools/places";
import { contentMetadata } from "../../metadata";
import { priceList } from "../price-list";
import { ToolRoute } from "../tool-pages";

export const metadata = contentMetadata("tools/hours");

export default function HoursPage() {
  const content = getContent();
  const { form, table } = content.pages["tools/hours"];
  const places = composePlaces(content);
  const { plans } = priceList();
  const { city } = content.pages.tools;
  return (
    <ToolRoute
      name="hours"
      table={<OfficeHours caption={table.caption} {...tabulateOfficeHours(places, plans)} />}
    >
      <Hours
        title={form.title}
        note={form.note}
        city={city}
        places={places}
        plans={plans}
        prerendered={workedHours(places, city, plans)}
      />
    </ToolRoute>
  );
}
