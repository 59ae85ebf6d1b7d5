import { SharedFragment } from "export-kit/fragments";
import { Breadcrumbs, type Crumb } from "@/components/layout/breadcrumbs";
import type { LandingPage } from "@/lib/landing";
import { CardsSection } from "./cards";
import { ClosingSection } from "./closing";
import { ConversationSection } from "./conversation";
import { HeadSection } from "./head";
import { AlternativesSection } from "./alternatives";
import { PlaceSection } from "./place";
import { ReasonsSection, StatsSection } from "./reasons";
import { UnfitHead, UnfitServices } from "./unfit";
import { WorkingSection } from "./working";

/**
 * Identifies the layout of a page: pages with the same key differ only in their fragments and page-specific texts. It is what
 * the page has: which of its parts are there, and how many texts are in its lists.
 */
export function layoutKey(page: LandingPage): string {
  return Object.values(page).map(shapeOf).join("");
}

function shapeOf(part: LandingPage[keyof LandingPage]): string {
  if (part === undefined) return "-";
  if (typeof part === "boolean") return part ? "y" : "n";
  if (Array.isArray(part)) return String(part.length);
  if (typeof part === "object" && "columns" in part) return `t${part.columns.length}.`;
  if (typeof part === "object" && "lines" in part) return `l${part.lines.length}.`;
  return "o";
}

/**
 * The body of a landing page: the order of its sections (docs/behaviour.md#landing-pages). Fragments that pages share are
 * rendered once for all pages. A function given to `pageSpecific` may read its page only: it is called again for later pages.
 */
export function LandingBody({ page }: { page: LandingPage }) {
  return (
    <main id="main">
      <SharedFragment as="div" page={page} select={({ pair }) => pair.crumbs} body={Crumbs} />
      {page.head ? (
        <>
          <HeadSection page={page} />
          <ConversationSection page={page} />
          {page.cards && <CardsSection page={page} />}
          <AlternativesSection page={page} />
        </>
      ) : (
        <>
          <UnfitHead page={page} />
          <UnfitServices page={page} />
        </>
      )}
      <PlaceSection page={page} />
      {page.head && <ReasonsSection page={page} />}
      <StatsSection page={page} />
      {page.head && <WorkingSection page={page} />}
      <ClosingSection page={page} />
    </main>
  );
}

function Crumbs({ data: crumbs }: { data: readonly Crumb[] }) {
  return <Breadcrumbs crumbs={crumbs} />;
}
