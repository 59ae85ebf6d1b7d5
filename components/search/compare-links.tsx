import { SiteLink } from "@/components/layout/site-link";
import { routes } from "@/lib/routes";
import { LANDING_KINDS, type Choice } from "@/lib/search/search-entry";

const LINK_CLASS = "text-clyde underline underline-offset-4";

/** Links to the comparison, with what the finder's fields name. */
export function CompareLinks({ choice = {} }: { choice?: Choice }) {
  const known = Object.fromEntries(
    LANDING_KINDS.flatMap((kind) => {
      const slug = choice[kind]?.landing.slug;
      return slug === undefined ? [] : [[kind, slug]];
    }),
  );
  return (
    <p className="mt-3 text-small">
      Or compare{" "}
      <SiteLink href={routes.comparison("cities", known)} className={LINK_CLASS}>
        two or three cities
      </SiteLink>{" "}
      or{" "}
      <SiteLink href={routes.comparison("services", known)} className={LINK_CLASS}>
        two services
      </SiteLink>{" "}
      side by side.
    </p>
  );
}
