import type { ReactNode } from "react";
import { Scene } from "@/components/layout/scene";
import { SiteLink } from "@/components/layout/site-link";
import type { NotFoundPage } from "@/lib/content";
import { routes } from "@/lib/routes";
import { Fold } from "../blocks/fold";
import { NotFoundView } from "./not-found/not-found-view";
import { Resolving } from "./not-found/resolving";

const MAIN_PAGES = {
  Services: routes.services(),
  Industries: routes.industries(),
  Regions: routes.regions(),
  Pricing: routes.pricing(),
  "Case studies": routes.caseStudies(),
  Blog: routes.blog(),
  About: routes.about(),
  Contact: routes.contact(),
};

interface NotFoundBodyProps {
  page: NotFoundPage;
  brand: string;
  /** Finds a landing page. Shown below the message; on phones it opens. */
  finder?: ReactNode;
}

/** The 404 page: docs/behaviour.md#unknown-paths. */
export function NotFoundBody({ page, brand, finder }: NotFoundBodyProps) {
  return (
    <main id="main">
      <Resolving />
      <NotFoundView page={page} brand={brand} picture={<Scene name="not-found" eager />}>
        {/* Rendered on the server, which keeps their texts out of the scripts of all pages. */}
        <nav className="page" aria-labelledby="main-pages">
          <h2 id="main-pages" className="mb-4 text-[1.75rem]">
            Perhaps one of these
          </h2>
          <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(9rem,100%),1fr))] gap-x-6 sm:gap-x-10 md:grid-cols-4 lg:grid-cols-8 lg:gap-x-6">
            {Object.entries(MAIN_PAGES).map(([label, url]) => (
              <li key={url} className="border-t border-ink">
                <SiteLink
                  href={url}
                  className="block py-3 font-display text-base font-semibold text-clyde underline decoration-clyde-pale underline-offset-4 hover:decoration-current"
                >
                  {label}
                </SiteLink>
              </li>
            ))}
          </ul>
        </nav>
      </NotFoundView>
      {finder && (
        <div className="noscript:hidden mt-6 md:mt-0">
          <Fold inset summary="Find the page for your trade and city">
            {finder}
          </Fold>
        </div>
      )}
    </main>
  );
}
