import { SiteLink } from "@/components/layout/site-link";
import { routes } from "@/lib/routes";
import { LANDING_KINDS, type Choice, type LandingKind } from "@/lib/search/search-entry";

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

/** Labels and styles, shared by the plain fields and the comboboxes that replace them. */
export const LABELS: Record<LandingKind, string> = { service: "Service", industry: "Industry", city: "City" };

export const FORM_CLASS =
  "noscript:hidden mt-5 grid items-end gap-4 md:grid-cols-2 xl:grid-cols-[1fr_1fr_1fr_auto]";
export const LABEL_CLASS = "mb-1 block text-small font-semibold";
export const INPUT_CLASS =
  "block min-h-11 w-full min-w-0 rounded-button border border-soft bg-paper px-3 placeholder:text-soft placeholder:opacity-100";
