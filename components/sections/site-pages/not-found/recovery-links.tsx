import { ButtonLink } from "@/components/layout/button-link";
import { LinkList } from "@/components/sections/blocks/link-list";
import { routes } from "@/lib/routes";
import type { UnknownPath } from "./path";

const HOME = { label: "Return to Home", url: routes.home() };
const REGIONS = { label: "All regions", url: routes.regions() };

/** The page closest to what was looked for. */
const NEAREST: Partial<Record<UnknownPath["kind"], { label: string; url: string }>> = {
  industry: { label: "All industries", url: routes.industries() },
  region: REGIONS,
  country: REGIONS,
  city: REGIONS,
  post: { label: "Return to Blog", url: routes.blog() },
};

const MAIN_PAGES = [
  { label: "Services", url: routes.services() },
  { label: "Industries", url: routes.industries() },
  { label: "Regions", url: routes.regions() },
  { label: "Pricing", url: routes.pricing() },
  { label: "Case studies", url: routes.caseStudies() },
  { label: "Blog", url: routes.blog() },
  { label: "About", url: routes.about() },
  { label: "Contact", url: routes.contact() },
];

/** Buttons to the nearest page and to the home page. */
export function BackLinks({ kind }: { kind: UnknownPath["kind"] }) {
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

/** Links to the main pages. */
export function MainPages() {
  return (
    <nav className="page" aria-labelledby="main-pages">
      <h2 id="main-pages" className="mb-4 text-h3">
        Perhaps one of these
      </h2>
      <LinkList links={MAIN_PAGES} />
    </nav>
  );
}
