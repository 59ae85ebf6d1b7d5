import clsx from "clsx";
import { Scene } from "@/components/layout/scene";
import { SiteLink } from "@/components/layout/site-link";
import type { Testimonial } from "@/lib/content";
import { routes } from "@/lib/routes";
import { Fold } from "../blocks/fold";
import { SampleOrVerified } from "../blocks/sample-or-verified";
import { Section } from "../blocks/page-section";

/** Classes of the colours that content names. */
export const TEXT_COLOURS = {
  clyde: "text-clyde",
  moss: "text-moss",
  ink: "text-ink",
} as const satisfies Record<Testimonial["gradient"], string>;

/** A single quotation of a client, with author and rating. */
export function LargeQuotation({ testimonial }: { testimonial: Testimonial }) {
  const { content, author, role, company, city, rating, sample, gradient } = testimonial;
  return (
    <figure className="flex h-full flex-col gap-4">
      <blockquote className="max-w-[34em] font-display text-[clamp(1.25rem,2.7vw,2.375rem)] leading-[1.2] font-semibold tracking-tight text-balance">
        <p className="max-w-none">“{content}”</p>
      </blockquote>
      <figcaption className="mt-auto text-small text-soft">
        <p className="max-w-none">
          <span className="font-semibold text-ink">{author}</span>, {role.toLowerCase()}, {company},{" "}
          {city.label}
        </p>
        <Rating rating={rating} sample={sample} colour={TEXT_COLOURS[gradient]} className="h-4" />
      </figcaption>
    </figure>
  );
}

interface CityAndServiceProps {
  client: Pick<Testimonial, "city" | "service">;
  /** True for one line where there is room. */
  inline?: boolean;
}

/** The city of a client, and the service that it has. */
export function CityAndService({ client: { city, service }, inline = false }: CityAndServiceProps) {
  return (
    <>
      {city.label}, {city.country.title}
      {inline ? " · " : <br />}
      <SiteLink
        href={routes.service(service.slug)}
        className="inline-block py-0.5 wrap-anywhere underline underline-offset-4"
      >
        {service.title}
      </SiteLink>
    </>
  );
}

interface RatingProps {
  /** Out of five. */
  rating: number;
  sample: boolean;
  /** Class of the colour of the stars. */
  colour: string;
  /** Sets their size. */
  className: string;
}

const STAR = "M12 2l3 6.9 7.5.7-5.7 5 1.7 7.3L12 18l-6.5 3.9 1.7-7.3-5.7-5 7.5-.7z";

/** The stars of a client, or the mark of a sample with its rating in words, in one quiet line: nobody gave its stars. */
export function Rating({ rating, sample, colour, className }: RatingProps) {
  if (sample)
    return (
      <p>
        <SampleOrVerified sample /> · <span>Rated {rating} out of 5</span>
      </p>
    );
  return (
    <p className={clsx("leading-none", colour)}>
      <svg
        aria-hidden="true"
        viewBox={`0 0 ${rating * 27} 24`}
        className={clsx("inline fill-current", className)}
      >
        {Array.from({ length: rating }, (_, star) => (
          <path key={star} transform={`translate(${star * 27} 0)`} d={STAR} />
        ))}
      </svg>
      <span className="sr-only">Rated {rating} out of 5</span>
    </p>
  );
}

interface TestimonialsBlockProps {
  title: string;
  testimonials: readonly Testimonial[];
  /** What the mark of samples means, unless the page has said it above. */
  sampleNote?: string | undefined;
  /** Leaves out the pictures: the page has others. */
  plain?: boolean | undefined;
}

/**
 * Short quotations beside each other, with rating, author, city and service: each below its picture, on phones beside its
 * author. Without pictures they are folded on phones.
 */
export function TestimonialsBlock({ title, testimonials, sampleNote, plain }: TestimonialsBlockProps) {
  const rows = plain ? "sm:row-span-2" : "sm:row-span-3";
  const list = (
    <ul className="grid grid-cols-1 gap-x-8 gap-y-8 sm:grid-cols-2 xl:grid-cols-4">
      {testimonials.map((testimonial) => {
        const { content, author, role, company, rating, sample, gradient, backgroundImage } = testimonial;
        return (
          <li
            key={author}
            className={clsx(
              "max-sm:border-t max-sm:border-line max-sm:pt-5 sm:grid sm:grid-rows-subgrid",
              rows,
            )}
          >
            <figure
              className={clsx(
                "grid grid-cols-1 content-start gap-x-4 gap-y-3 sm:grid-rows-subgrid sm:gap-y-4",
                !plain && "max-sm:grid-cols-[minmax(0,1fr)_min(7rem,35%)] max-[20rem]:grid-cols-1",
                rows,
              )}
            >
              {!plain && (
                <Scene
                  name={backgroundImage}
                  decorative
                  className="max-sm:rounded-button max-sm:[picture:has(>&)]:order-2 print:max-w-[6cm]"
                />
              )}
              <blockquote className="font-display text-h3 leading-[1.3] font-semibold tracking-tight wrap-anywhere max-sm:order-3 max-sm:col-span-full">
                <p className="max-w-text">“{content}”</p>
              </blockquote>
              <figcaption className="text-small text-soft max-sm:contents">
                <span
                  className={clsx("block", plain ? "max-sm:order-4 max-sm:col-span-full" : "max-sm:order-1")}
                >
                  <span className="font-semibold text-ink">{author}</span>, {role}
                  <br />
                  {company}
                </span>
                <div
                  className={clsx(
                    "max-sm:order-5 max-sm:col-span-full max-sm:text-soft",
                    plain && "max-sm:-mt-3",
                  )}
                >
                  <CityAndService client={testimonial} />
                  <Rating rating={rating} sample={sample} colour={TEXT_COLOURS[gradient]} className="h-4" />
                </div>
              </figcaption>
            </figure>
          </li>
        );
      })}
    </ul>
  );
  return (
    <Section title={title} lead={sampleNote}>
      {plain ? <Fold summary={`${testimonials.length} more clients`}>{list}</Fold> : list}
    </Section>
  );
}
