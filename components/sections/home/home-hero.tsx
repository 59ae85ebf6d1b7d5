import type { ReactNode } from "react";
import clsx from "clsx";
import { ButtonLink } from "@/components/layout/button-link";
import { SiteLink } from "@/components/layout/site-link";
import type { Claim } from "@/lib/content";
import { formatPounds } from "@/lib/pounds";
import { routes } from "@/lib/routes";

/** A highlight and the claim that backs it. */
export interface ProvenHighlight {
  title: string;
  claim: Claim;
}

interface HomeHeroProps {
  heading: string;
  lead: string;
  highlights: readonly ProvenHighlight[];
  /** The lowest price of a plan, in pounds a month. */
  from: number;
  /** Shown beside the heading on wide screens, and below the buttons on others. */
  picture?: ReactNode;
}

/** The top of the home page: heading, lead, two buttons and the highlights. */
export function HomeHero({ heading, lead, highlights, from, picture }: HomeHeroProps) {
  return (
    <div className="page pt-6 md:pt-16">
      {/* Both from the top: a browser may paint while the picture is still coming, and centring would move them then. */}
      <div
        className={clsx(
          "grid items-start gap-y-7 sm:gap-y-10 [&>*]:min-w-0",
          picture && "md:grid-cols-[1.2fr_1fr] md:gap-x-8 lg:grid-cols-[1.4fr_1fr] lg:gap-x-16",
        )}
      >
        <div className={clsx(picture && "xl:pt-13")}>
          <h1 className="max-w-[12em] text-[length:min(var(--text-hero),14vw)]">{heading}</h1>
          <p className="mt-6 max-w-[30em] text-[1.125rem] leading-normal text-soft md:text-lead md:leading-[1.45]">
            {lead}
          </p>
          <p className="mt-6 flex flex-wrap gap-3 md:mt-7">
            <ButtonLink main href={routes.contact()}>
              Get a free consultation
            </ButtonLink>
            <ButtonLink href={routes.services()}>Explore services</ButtonLink>
          </p>
          <p className="mt-4 text-small text-soft">
            From {formatPounds(from)} a month.{" "}
            <SiteLink
              href={routes.pricing()}
              className="inline-block py-1 text-clyde underline underline-offset-4"
            >
              All prices
            </SiteLink>
          </p>
        </div>
        {picture && (
          <div className="max-md:[&_.caption]:hidden max-sm:[&_svg]:max-w-[19rem] print:[&_svg]:max-w-[15rem]">
            {picture}
          </div>
        )}
      </div>
      <ul className="mt-6 grid border-y border-line break-inside-avoid max-md:divide-y max-md:divide-line md:mt-16 md:grid-cols-3 md:divide-x md:divide-line print:grid-cols-3 print:divide-y-0">
        {highlights.map((highlight) => (
          <li
            key={highlight.title}
            className="py-3 md:px-6 md:py-5 md:first:pl-0 md:last:pr-0 print:px-3 print:first:pl-0"
          >
            <Highlight {...highlight} />
          </li>
        ))}
      </ul>
    </div>
  );
}

const SMALL = "font-sans text-base leading-normal font-semibold tracking-normal max-md:sr-only";
const LARGE =
  "font-display text-h3 md:mt-1 md:text-[2rem] leading-tight font-semibold tracking-tight print:text-h3";

/** A highlight with its figure, or with its title large where that says the figure: a figure is not said twice. */
function Highlight({ title, claim: { value, label, scope } }: ProvenHighlight) {
  const isTitle = title.startsWith(value);
  const Small = isTitle ? "p" : "h2";
  const Large = isTitle ? "h2" : "p";
  return (
    <>
      <Small className={SMALL}>{isTitle ? label : title}</Small>
      <Large className={LARGE}>
        {value}{" "}
        <span className="text-h3 md:max-lg:block">{isTitle ? title.slice(value.length).trim() : label}</span>
      </Large>
      <p className="text-small text-soft">{scope}</p>
    </>
  );
}
