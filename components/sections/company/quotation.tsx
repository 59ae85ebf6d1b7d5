import clsx from "clsx";
import { Scene } from "@/components/layout/scene";
import { SiteLink } from "@/components/layout/site-link";
import type { Story, Testimonial } from "@/lib/content";
import { routes } from "@/lib/routes";
import { SampleMark } from "../blocks/sample-mark";

interface QuotationProps {
  of: Testimonial | Story;
  /** Large for a single quotation, long for a text of several sentences. */
  size?: "large" | "medium" | "long";
}

const SIZES = {
  large:
    "font-display text-[clamp(1.25rem,2.7vw,2.375rem)] leading-[1.2] font-semibold tracking-tight text-balance",
  medium: "font-display text-h3 leading-[1.3] font-semibold tracking-tight",
  long: "text-base lg:text-[1.25rem] lg:leading-[1.5]",
} as const;

const COLOURS = {
  clyde: "text-clyde",
  moss: "text-moss",
  ink: "text-ink",
} as const satisfies Record<Testimonial["gradient"], string>;

/** A quotation of a client with rating, author, city and service. */
export function Quotation({ of, size = "medium" }: QuotationProps) {
  const { content, author, role, company, city, service, rating, sample, gradient, backgroundImage } = of;
  const quotation = (
    <figure className="relative flex h-full flex-col gap-5">
      <div className="relative flex flex-wrap items-center gap-x-4">
        <Stars rating={rating} colour={COLOURS[gradient]} />
        {sample && <SampleMark />}
      </div>
      <blockquote className={clsx("relative", SIZES[size], size === "large" && "max-w-[26em]")}>
        <p className="max-w-text">“{content}”</p>
      </blockquote>
      <figcaption className={clsx("relative text-small text-soft", size !== "long" && "mt-auto")}>
        <span className="font-semibold text-ink">{author}</span>, {role}
        <br />
        {company}, {city.label}, {city.country.title}
        <br />
        <SiteLink
          href={routes.service(service.slug)}
          className="inline-block py-0.5 underline underline-offset-4"
        >
          {service.title}
        </SiteLink>
      </figcaption>
    </figure>
  );
  if (size !== "large") return quotation;
  return (
    <div className="grid h-full items-center gap-x-16 gap-y-5 md:grid-cols-[5fr_3fr]">
      {quotation}
      <Scene name={backgroundImage} decorative className="max-md:hidden" />
    </div>
  );
}

/** A rating out of five. */
function Stars({ rating, colour }: { rating: number; colour: string }) {
  return (
    <p className={`text-small tracking-[0.2em] ${colour}`}>
      <span aria-hidden="true">{"★".repeat(rating)}</span>
      <span className="sr-only">Rated {rating} out of 5</span>
    </p>
  );
}
