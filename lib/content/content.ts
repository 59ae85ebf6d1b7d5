/** The content as the site uses it, and as it is read from the files. */
import type { AiCrawlers } from "./schema/crawlers.ts";
import type { HolidaySource } from "./schema/holiday-sources.ts";
import type { Category, Industry } from "./schema/industry.ts";
import type { IndexingRule } from "./schema/indexing.ts";
import type { LawStatement } from "./schema/law.ts";
import type { LandingTexts } from "./schema/landing/index.ts";
import type { Climate } from "./schema/climate.ts";
import type { CityContent, Population, RegionContent } from "./schema/location.ts";
import type { MinimumWage } from "./schema/minimum-wages.ts";
import type { OverviewTexts } from "./schema/overviews.ts";
import type { PriceList } from "./schema/plans.ts";
import type { Service } from "./schema/service.ts";
import type { Claim, Navigation, Site } from "./schema/site.ts";
import type { StaffCost, StaffCosts } from "./schema/staff-costs.ts";
import type { City, Region } from "./catalogue.ts";
import type { ClientFiles, Clients } from "./clients.ts";
import type { HolidayCalendars } from "./holidays.ts";
import type { Compiled } from "./messages/compile.ts";
import type { MinimumWages } from "./minimum-wages.ts";
import type { Pages } from "./pages.ts";
import type { Blog } from "./topics.ts";
import type { Catchments } from "./catchments.ts";

/** Messages of the landing pages, compiled to functions of the facts of a page. */
export type LandingMessages = Compiled<LandingTexts>;
/** Messages of the pages of industries and cities, likewise. */
type OverviewMessages = Compiled<OverviewTexts>;

/** All content, parsed and validated. */
export interface Content extends Blog {
  site: Site;
  navigation: Navigation;
  claims: ReadonlyMap<string, Claim>;
  plans: PriceList;
  staffCosts: StaffCosts;
  minimumWages: MinimumWages;
  categories: Category[];
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
  law: readonly LawStatement[];
  crawlers: AiCrawlers;
  /** In the order in which they are applied. */
  indexing: readonly IndexingRule[];
  /** Of the twelve months from `site.asOf`, for every city. */
  holidays: HolidayCalendars;
  /** The places around each city. */
  catchments: Catchments;
  /** By the name of the calendar, as in `holidays`. */
  holidaySources: ReadonlyMap<string, HolidaySource>;
}

/**
 * The validated files, and the holidays, which take long to compute. Plain JSON, so that it can be cached.
 */
export interface ContentFiles extends Pick<
  Content,
  | "site"
  | "navigation"
  | "plans"
  | "categories"
  | "services"
  | "industries"
  | "pages"
  | "posts"
  | "crawlers"
  | "indexing"
  | "holidays"
  | "catchments"
> {
  claims: Claim[];
  staffCosts: StaffCost[];
  minimumWages: MinimumWage[];
  holidaySources: HolidaySource[];
  regions: RegionContent[];
  climates: Climate[];
  law: LawStatement[];
  /** By the slug of their country. */
  cities: Record<string, CityContent[]>;
  /** People of places for which GeoNames has another number. */
  populations: Population[];
  landing: LandingTexts;
  overviews: OverviewTexts;
  clients: ClientFiles;
}

/** The files alone, without what is computed from them. */
export type ValidFiles = Omit<ContentFiles, "holidays" | "catchments">;
