import { SiteLink } from "@/components/layout/site-link";
import { routes } from "@/lib/routes";

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

/** Links to the main pages. Rendered on the server, which keeps their texts out of the scripts of all pages. */
export function MainPages() {
  return (
    <nav className="page" aria-labelledby="main-pages">
      <h2 id="main-pages" className="mb-4 text-[1.75rem]">
        Perhaps one of these
      </h2>
      <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(9rem,100%),1fr))] gap-x-6 sm:gap-x-10 md:grid-cols-4">
        {MAIN_PAGES.map(({ label, text, url }) => (
          <li key={url} className="border-t border-ink">
            <SiteLink href={url} className="group block h-full py-3">
              <span className="block font-display text-[1.125rem] font-semibold text-clyde underline decoration-clyde-pale underline-offset-4 group-hover:decoration-current md:text-h3">
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
