import { ButtonLink } from "@/components/layout/button-link";
import { routes } from "@/lib/routes";
import type { UnknownPath } from "./unknown-path";

const REGIONS = { label: "All regions", url: routes.regions() };

/** The page closest to what was looked for. */
const NEAREST: Partial<Record<UnknownPath["kind"], { label: string; url: string }>> = {
  industry: { label: "All industries", url: routes.industries() },
  region: REGIONS,
  country: REGIONS,
  city: REGIONS,
  post: { label: "Return to Blog", url: routes.blog() },
};

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
      <ButtonLink main={!nearest} href={routes.home()}>
        Return to Home
      </ButtonLink>
    </>
  );
}
