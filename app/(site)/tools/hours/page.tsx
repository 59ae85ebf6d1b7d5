import { contentMetadata } from "@/app/site-metadata";
import { Hours } from "@/components/tools/hours/hours";
import { OfficeHours } from "@/components/tools/hours/office-hours";
import { getContent } from "@/lib/content";
import { createDirectory, firmFields } from "@/lib/tools/firm";
import { composeHoursResult } from "@/lib/tools/hours-result";
import { tabulateOfficeHours } from "@/lib/tools/office-hours-table";
import { composePlaces } from "@/lib/tools/places";
import { readQuery } from "@/lib/tools/query";
import { priceList } from "../price-list";
import { ToolRoute } from "../tool-pages";

export const metadata = contentMetadata("tools/hours");

export default function HoursPage() {
  const content = getContent();
  const { form, table } = content.pages["tools/hours"];
  const places = composePlaces(content);
  const { plans } = priceList();
  const { city } = content.pages.tools;
  const directory = createDirectory(places);
  const { texts } = readQuery("", firmFields(directory, city));
  return (
    <ToolRoute
      name="hours"
      table={<OfficeHours caption={table.caption} {...tabulateOfficeHours(places, plans)} />}
    >
      <Hours
        texts={form}
        city={city}
        places={places}
        plans={plans}
        prerendered={composeHoursResult(directory, texts, plans)}
      />
    </ToolRoute>
  );
}
