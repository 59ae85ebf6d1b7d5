import clsx from "clsx";
import { ButtonLink } from "@/components/layout/button-link";
import { Scene } from "@/components/layout/scene";
import type { Clients, TestimonialsPage } from "@/lib/content";
import { routes } from "@/lib/routes";
import { CallToAction } from "../blocks/call-to-action";
import { PageHead } from "../blocks/page-head";
import { TestimonialsBlock } from "./testimonials-block";
import { ToldStory } from "./told-story";

interface TestimonialsBodyProps {
  page: TestimonialsPage;
  clients: Pick<Clients, "testimonials" | "stories" | "sampleNote">;
}

/** Testimonials and longer client stories. */
export function TestimonialsBody({ page, clients }: TestimonialsBodyProps) {
  const { block, stories, closing } = page;
  const [lead, ...others] = clients.stories;
  // The columns below it come out even.
  const wide = others.length % 2 === 1 ? 0 : undefined;
  return (
    <main id="main">
      <PageHead heading={page.heading} lead={page.lead} picture={<Scene name="testimonials" eager />} />
      <TestimonialsBlock
        title={block.title}
        testimonials={clients.testimonials.grid}
        sampleNote={clients.sampleNote}
      />
      <section className="mt-10 md:mt-22">
        <div className="bg-deep py-10 text-on-deep md:py-16">
          <div className="page">
            <div className="items-end gap-x-16 lg:grid lg:grid-cols-2">
              <h2>{stories.title}</h2>
              <p className="mt-4 text-soft-on-deep lg:mt-0 lg:pb-1">{stories.text}</p>
            </div>
            <ol className="mt-6 md:mt-10">
              <li>{lead && <ToldStory story={lead} form="lead" />}</li>
            </ol>
          </div>
        </div>
        <ol
          start={2}
          className="page grid grid-cols-[minmax(0,1fr)] gap-x-16 md:grid-cols-2 md:gap-x-10 lg:gap-x-16 print:block"
        >
          {others.map((story, index) => (
            <li
              key={story.company}
              className={clsx(
                "border-t border-line py-7 first:border-t-0 md:py-10",
                index === wide ? "md:col-span-2" : "md:row-span-5 md:grid md:grid-rows-subgrid",
              )}
            >
              <ToldStory story={story} form={index === wide ? "wide" : "column"} />
            </li>
          ))}
        </ol>
      </section>
      <CallToAction {...closing}>
        <ButtonLink main href={routes.contact()}>
          Contact us
        </ButtonLink>
        <ButtonLink href={routes.caseStudies()}>Read the case studies</ButtonLink>
      </CallToAction>
    </main>
  );
}
