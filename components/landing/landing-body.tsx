import { SharedFragment } from "export-kit/fragments";
import { Breadcrumbs, type Crumb } from "@/components/layout/breadcrumbs";
import type { LandingPage } from "@/lib/landing";
import { CardsSection } from "./plan-cards-section";
import { ClosingSection } from "./closing-section";
import { ConversationSection } from "./conversation-section";
import { HeadSection } from "./head-section";
import { AlternativesSection } from "./alternatives-section";
import { PlaceSection } from "./place-section";
import { ReasonsSection, ClaimsSection } from "./reasons-and-claims";
import { UnsuitableHead, SuitableServices } from "./unsuitable-service";
import { DetailsFold } from "./details-fold";

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
      {page.headlinePrice ? (
        <>
          <HeadSection page={page} />
          <ConversationSection page={page} />
          {page.cards && <CardsSection page={page} />}
          <AlternativesSection page={page} />
        </>
      ) : (
        <>
          <UnsuitableHead page={page} />
          <SuitableServices page={page} />
        </>
      )}
      <PlaceSection page={page} />
      {page.headlinePrice && <ReasonsSection page={page} />}
      <ClaimsSection page={page} />
      {page.headlinePrice && <DetailsFold page={page} />}
      <ClosingSection page={page} />
    </main>
  );
}

function Crumbs({ data: crumbs }: { data: readonly Crumb[] }) {
  return <Breadcrumbs crumbs={crumbs} />;
}
