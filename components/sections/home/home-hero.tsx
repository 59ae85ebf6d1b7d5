import type { ReactNode } from "react";
import { ActionLink } from "@/components/layout/action-link";
import { SiteLink } from "@/components/layout/site-link";
import type { Claim, HomePage } from "@/lib/content";
import { formatPounds } from "@/lib/pounds";
import { routes } from "@/lib/routes";

/** A highlight and the claim that backs it. */
export interface ProvenHighlight {
  title: string;
  claim: Claim;
}

interface HomeHeroProps {
  page: Pick<HomePage, "heading" | "lead">;
  highlights: readonly ProvenHighlight[];
  /** The lowest price of a plan, in pounds a month. */
  from: number;
  /** Shown beside the heading on wide screens, and below the buttons on others. */
  picture: ReactNode;
}

/** The top of the home page: heading, lead, two buttons, the price and the highlights. */
export function HomeHero({ page: { heading, lead }, highlights, from, picture }: HomeHeroProps) {
  return (
    <div className="page pt-5 pb-5 md:pt-10 md:pb-6">
      {/* Both from the top: a browser may paint while the picture is still coming, and centring would move them then. */}
      <div className="grid items-start gap-y-6 md:grid-cols-[1.3fr_1fr] md:gap-x-8 lg:gap-x-16 [&>*]:min-w-0">
        <div className="xl:pt-6">
          <h1 className="max-w-[12em] text-[min(var(--text-hero),14vw)]">{heading}</h1>
          <p className="mt-5 max-w-[30em] leading-normal text-soft md:text-lead md:leading-[1.45]">{lead}</p>
          <p className="mt-6 flex flex-wrap gap-3">
            <ActionLink main to="consultation" />
            <ActionLink to="services" />
          </p>
          <p className="mt-4">
            <strong className="font-display text-h3 font-semibold">From {formatPounds(from)} a month.</strong>{" "}
            <SiteLink href={routes.pricing()} className="text-link">
              All prices
            </SiteLink>
          </p>
        </div>
        <div className="max-sm:[&_svg]:max-w-64 print:[&_svg]:max-w-60">{picture}</div>
      </div>
      <ul className="mt-4 flex flex-wrap justify-between gap-x-2 max-md:border-t max-md:border-line max-md:pt-3 md:mt-6 md:grid md:grid-cols-3 md:gap-x-10">
        {highlights.map(({ title, claim: { value, label, scope } }) => (
          <li key={title} className="md:border-t md:border-line md:py-3">
            <h2 className="text-[0.9375rem] leading-tight md:text-h3">{title}</h2>
            <p className="mt-1 text-small leading-snug text-soft max-md:sr-only">
              {!title.startsWith(value) && `${value} ${label.toLowerCase()}: `}
              {/* The rest of it is said once, with the company's figures. */}
              {scope.split(";")[0]}
            </p>
          </li>
        ))}
      </ul>
    </div>
  );
}
