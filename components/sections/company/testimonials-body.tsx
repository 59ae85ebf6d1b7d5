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
  return (
    <main id="main">
      <PageHead heading={page.heading} lead={page.lead} picture={<Scene name="testimonials" eager />} />
      <TestimonialsBlock
        title={block.title}
        testimonials={clients.testimonials.grid}
        sampleNote={clients.sampleNote}
      />
      <section className="mt-10 md:mt-22">
        {/* On the ground of the first story. */}
        <div className="bg-deep pt-10 pb-6 text-on-deep md:pt-16 md:pb-10">
          <div className="page items-end gap-x-16 lg:grid lg:grid-cols-2">
            <h2>{stories.title}</h2>
            <p className="mt-4 text-soft-on-deep lg:mt-0 lg:pb-1">{stories.text}</p>
          </div>
        </div>
        <ol className="[&>:nth-child(2)>article]:border-t-0">
          {clients.stories.map((story, index) => (
            <ToldStory key={story.company} story={story} lead={index === 0} swapped={index % 2 === 1} />
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
