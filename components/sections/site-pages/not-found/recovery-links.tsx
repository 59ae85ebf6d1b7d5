import { ButtonLink } from "@/components/layout/button-link";
import { SiteLink } from "@/components/layout/site-link";
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
  { label: "Services", text: "What we take off your hands", url: routes.services() },
  { label: "Industries", text: "Your trade and its script", url: routes.industries() },
  { label: "Regions", text: "Your country and its clock", url: routes.regions() },
  { label: "Pricing", text: "Three plans, added up", url: routes.pricing() },
  { label: "Case studies", text: "What changed for clients", url: routes.caseStudies() },
  { label: "Blog", text: "How calls are answered well", url: routes.blog() },
  { label: "About", text: "Who is on the line", url: routes.about() },
  { label: "Contact", text: "Ask a person", url: routes.contact() },
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
      <h2 id="main-pages" className="mb-4 text-[1.75rem]">
        Perhaps one of these
      </h2>
      <ul className="grid grid-cols-2 gap-x-6 sm:gap-x-10 lg:grid-cols-4">
        {MAIN_PAGES.map(({ label, text, url }) => (
          <li key={url} className="border-t border-line">
            <SiteLink href={url} className="group block h-full py-3">
              <span className="block font-display text-[1.125rem] font-semibold group-hover:underline">
                {label}
              </span>{" "}
              <span className="block text-small leading-snug text-soft">{text}</span>
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
