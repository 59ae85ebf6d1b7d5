import { getContent } from "@/lib/content";
import { composeSwitchboard, type ComposedSwitchboard } from "@/lib/overviews/switchboard";

/** The switchboard of the home page. */
export function getSwitchboard(): ComposedSwitchboard {
  const { pages, industries, cities, site } = getContent();
  return composeSwitchboard(pages.home.switchboard, { industries, cities, site });
}
