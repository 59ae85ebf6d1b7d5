/** The content as the site uses it, and as it is read from the files. */
import type { HolidaySource } from "./schema/law.ts";
import type { Industry } from "./schema/industry.ts";
import type { LandingTexts } from "./schema/landing/landing-texts.ts";
import type { CityContent } from "./schema/location.ts";
import type { OverviewTexts } from "./schema/overviews.ts";
import type { Service } from "./schema/service.ts";
import type { Claim } from "./schema/site.ts";
import type { StaffCosts } from "./schema/staff-costs.ts";
import type { City, Region } from "./catalogue.ts";
import type { Clients } from "./clients.ts";
import type { SingleFiles } from "./single-files.ts";
import type { HolidayCalendars } from "./places/holiday-calendars.ts";
import type { Compiled } from "./messages/compile.ts";
import type { MinimumWages } from "./minimum-wages.ts";
import type { Pages } from "./read-pages.ts";
import type { Blog } from "./topics.ts";
import type { Catchments } from "./places/catchments.ts";

/** Messages of the landing pages, compiled to functions of the facts of a page. */
export type LandingMessages = Compiled<LandingTexts>;
/** Messages of the pages of industries and cities, likewise. */
type OverviewMessages = Compiled<OverviewTexts>;

/** Files that the site uses as they are. The rules of `indexing` are applied in their order. */
type PlainFiles = Pick<
  SingleFiles,
  "site" | "navigation" | "plans" | "categories" | "law" | "crawlers" | "indexing"
>;

/** All content, parsed and validated. */
export interface Content extends Blog, PlainFiles {
  claims: ReadonlyMap<string, Claim>;
  staffCosts: StaffCosts;
  minimumWages: MinimumWages;
  /** In order of `order`. */
  services: Service[];
  /** By category in the order of `categories`, then by title. */
  industries: Industry[];
  regions: Region[];
  /** All cities, region by region. */
  cities: City[];
  pages: Pages;
  landing: LandingMessages;
  overviews: OverviewMessages;
  clients: Clients;
  /** Of the twelve months from `site.asOf`, for every city. */
  holidays: HolidayCalendars;
  /** The places around each city. */
  catchments: Catchments;
  /** By the name of the calendar, as in `holidays`. */
  holidaySources: ReadonlyMap<string, HolidaySource>;
}

/** The validated files, and holidays and catchments, which take long to compute. Plain JSON, so that it can be cached. */
export interface ContentFiles
  extends
    SingleFiles,
    Pick<Content, "services" | "industries" | "pages" | "posts" | "holidays" | "catchments"> {
  /** By the slug of their country. */
  cities: Record<string, CityContent[]>;
  landing: LandingTexts;
}

/** The files alone, without what is computed from them. */
export type ValidFiles = Omit<ContentFiles, "holidays" | "catchments">;
