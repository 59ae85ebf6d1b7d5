import clsx from "clsx";
import { Scene } from "@/components/layout/scene";
import type { Clients, TestimonialsPage, Story } from "@/lib/content";
import { formatDate } from "@/lib/format-date";
import { splitSentence } from "@/lib/sentences";
import { ClosingBand } from "../blocks/closing-band";
import { PageHead } from "../blocks/page-head";
import { CityAndService, Rating, TestimonialsBlock } from "./testimonials";

interface TestimonialsBodyProps {
  page: TestimonialsPage;
  clients: Pick<Clients, "testimonials" | "stories" | "sampleNote">;
}

/** Testimonials and longer client stories. */
export function TestimonialsBody({ page, clients }: TestimonialsBodyProps) {
  const { block, stories, closing } = page;
  const [lead, ...others] = clients.stories;
  return (
    <main id="main">
      <PageHead heading={page.heading} lead={page.lead} picture={<Scene name="testimonials" eager />} />
      <TestimonialsBlock
        title={block.title}
        testimonials={clients.testimonials.grid}
        sampleNote={clients.sampleNote}
      />
      <section className="mt-10 md:mt-22">
        <div className="bg-deep pt-8 pb-6 text-on-deep md:pt-16 md:pb-10">
          <div className="page items-baseline-last gap-x-16 lg:grid lg:grid-cols-2">
            <h2>{stories.title}</h2>
            <p className="mt-4 text-soft-on-deep lg:mt-0">{stories.text}</p>
          </div>
        </div>
        <ol>
          {lead && (
            <li className="bg-deep pb-8 text-on-deep md:pb-16">
              <div className="page">
                <LongTestimonial lead story={lead} />
              </div>
            </li>
          )}
          {others.map((story) => (
            <li key={story.company} className="page">
              <div className="border-line py-6 md:py-10 [li:not(:nth-child(2))>&]:border-t">
                <LongTestimonial story={story} />
              </div>
            </li>
          ))}
        </ol>
      </section>
      <ClosingBand {...closing} next="services" />
    </main>
  );
}

interface LongTestimonialProps {
  story: Story;
  /** Large, for a deep band. */
  lead?: boolean;
}

/**
 * A testimonial of several sentences, with its date: the first sentence is set large, and all are in one column. Its picture
 * is on the left, and who says it on the right, or below: on tablets below the picture, on phones below the words.
 */
function LongTestimonial({ story, lead = false }: LongTestimonialProps) {
  const { company, date, backgroundImage, author, role, rating, sample } = story;
  const [first, rest] = splitSentence(story.content);
  return (
    <article
      className={clsx(
        "grid grid-cols-[minmax(0,1fr)_min(7rem,35%)] content-start items-start gap-x-4 gap-y-3 max-[20rem]:grid-cols-1 md:gap-x-10 xl:gap-x-14",
        lead
          ? "md:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] md:grid-rows-[auto_auto_1fr]"
          : "md:grid-cols-[min(18rem,38%)_minmax(0,1fr)] md:grid-rows-[auto_auto_1fr] lg:grid-cols-[19rem_minmax(0,1fr)_15rem] lg:grid-rows-[auto_1fr]",
      )}
    >
      <div className={clsx("md:col-start-2 md:row-start-1", !lead && "lg:col-start-3")}>
        <h3 className="wrap-anywhere">{company}</h3>
        <p className={clsx("mt-1 text-small", lead ? "text-soft-on-deep" : "text-soft")}>
          <time dateTime={date}>{formatDate(date)}</time>
        </p>
      </div>
      <Scene
        name={backgroundImage}
        decorative
        className={clsx(
          "max-md:rounded-button md:[picture:has(>&)]:col-start-1 md:[picture:has(>&)]:row-[1/span_2] print:max-w-[6cm]",
          lead && "lg:[picture:has(>&)]:row-[1/span_3]",
        )}
      />
      <blockquote
        className={clsx(
          "contents md:col-start-2 md:grid md:gap-y-3 print:mt-3 print:block",
          lead ? "md:max-lg:row-span-2" : "md:row-span-2 lg:row-start-1",
        )}
      >
        <p
          className={clsx(
            "max-w-none font-display leading-[1.15] font-semibold tracking-tight text-balance wrap-anywhere max-md:col-span-full",
            lead ? "text-[clamp(1.625rem,3.1vw,2.75rem)]" : "text-h3 md:text-[1.75rem]",
          )}
        >
          “{first}
        </p>
        <p className={clsx("col-span-full max-w-[38em] max-md:text-small", lead && "lg:mt-1")}>{rest}”</p>
      </blockquote>
      <div
        className={clsx(
          "col-span-full text-small md:max-lg:col-span-1 md:max-lg:col-start-1",
          lead
            ? "text-soft-on-deep lg:col-span-1 lg:col-start-2 lg:mt-2"
            : "text-soft lg:col-span-1 lg:col-start-3 lg:row-start-2",
        )}
      >
        <p className="max-w-none">
          <span className={clsx("font-semibold", lead ? "text-on-deep" : "text-ink")}>{author}</span>, {role}
          <br />
          <CityAndService client={story} inline={lead} />
        </p>
        <Rating
          rating={rating}
          sample={sample}
          colour={lead ? "text-amber" : "text-clyde"}
          className="h-3.5"
        />
      </div>
    </article>
  );
}
