import { SiteLink } from "@/components/layout/site-link";
import { routes } from "@/lib/routes";

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

/** Links to the main pages. Rendered on the server, which keeps their texts out of the scripts of all pages. */
export function MainPages() {
  return (
    <nav className="page" aria-labelledby="main-pages">
      <h2 id="main-pages" className="mb-4 text-[1.75rem]">
        Perhaps one of these
      </h2>
      <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(9rem,100%),1fr))] gap-x-6 sm:gap-x-10 md:grid-cols-4 lg:grid-cols-8 lg:gap-x-6">
        {MAIN_PAGES.map(({ label, url }) => (
          <li key={url} className="border-t border-ink">
            <SiteLink
              href={url}
              className="block py-3 font-display text-[1.125rem] font-semibold text-clyde underline decoration-clyde-pale underline-offset-4 hover:decoration-current"
            >
              {label}
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
