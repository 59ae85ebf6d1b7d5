import clsx from "clsx";
import { SiteLink } from "@/components/layout/site-link";
import type { Story, Testimonial } from "@/lib/content";
import { routes } from "@/lib/routes";
import { Motif } from "../blocks/motif";
import { SampleMark } from "../blocks/sample-mark";

interface QuotationProps {
  of: Testimonial | Story;
  /** Large for a single quotation, long for a text of several sentences. */
  size?: "large" | "medium" | "long";
}

const SIZES = {
  large:
    "font-display text-[clamp(1.5rem,2.7vw,2.375rem)] leading-[1.2] font-semibold tracking-tight text-balance",
  medium: "font-display text-h3 leading-[1.3] font-semibold tracking-tight",
  long: "text-base",
} as const;

/** A quotation of a client with rating, author, city and service. */
export function Quotation({ of, size = "medium" }: QuotationProps) {
  const { content, author, role, company, city, service, rating, sample } = of;
  return (
    <figure className="relative flex h-full flex-col gap-5">
      {size === "large" && <Motif of={of} className="absolute top-0 right-0 w-72 max-lg:hidden" />}
      <div className="relative flex flex-wrap items-center gap-x-4">
        <Stars rating={rating} />
        {sample && <SampleMark />}
      </div>
      <blockquote className={clsx("relative", SIZES[size], size === "large" && "max-w-[26em]")}>
        <p className="max-w-text">“{content}”</p>
      </blockquote>
      <figcaption className="relative mt-auto text-small text-soft">
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
}

/** A rating out of five. */
function Stars({ rating }: { rating: number }) {
  return (
    <p className="text-small tracking-[0.2em] text-clyde">
      <span aria-hidden="true">{"★".repeat(rating)}</span>
      <span className="sr-only">Rated {rating} out of 5</span>
    </p>
  );
}
