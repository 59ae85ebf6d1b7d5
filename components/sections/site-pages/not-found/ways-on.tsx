import { ButtonLink } from "@/components/layout/button-link";
import { LinkList } from "@/components/sections/blocks/link-list";
import { routes } from "@/lib/routes";
import type { LostPath } from "./path";

const HOME = { label: "Return to Home", url: routes.home() };
const REGIONS = { label: "All regions", url: routes.regions() };

/** Where the pages are that somebody at such an address was after. */
const NEAREST: Partial<Record<LostPath["kind"], { label: string; url: string }>> = {
  industry: { label: "All industries", url: routes.industries() },
  region: REGIONS,
  country: REGIONS,
  city: REGIONS,
  post: { label: "Return to Blog", url: routes.blog() },
};

const WAYS = [
  { label: "Services", url: routes.services() },
  { label: "Industries", url: routes.industries() },
  { label: "Regions", url: routes.regions() },
  { label: "Pricing", url: routes.pricing() },
  { label: "Case studies", url: routes.caseStudies() },
  { label: "Blog", url: routes.blog() },
  { label: "About", url: routes.about() },
  { label: "Contact", url: routes.contact() },
];

/** The buttons that lead away from an address of this kind, the nearest first. */
export function WaysBack({ kind }: { kind: LostPath["kind"] }) {
  const nearest = NEAREST[kind];
  return (
    <>
      {nearest && (
        <ButtonLink main href={nearest.url}>
          {nearest.label}
        </ButtonLink>
      )}
      <ButtonLink main={!nearest} href={HOME.url}>
        {HOME.label}
      </ButtonLink>
    </>
  );
}

/** The main pages, for everybody who is not sure what they were after. */
export function MainPages() {
  return (
    <nav className="page" aria-labelledby="main-pages">
      <h2 id="main-pages" className="mb-4 text-h3">
        Perhaps one of these
      </h2>
      <LinkList links={WAYS} />
    </nav>
  );
}
