import { ActionLink } from "@/components/layout/action-link";
import { Scene } from "@/components/layout/scene";
import type { Clients, TestimonialsPage } from "@/lib/content";
import { ClosingBand } from "../blocks/closing-band";
import { PageHead } from "../blocks/page-head";
import { TestimonialsBlock } from "./testimonials-block";
import { LongTestimonial } from "./long-testimonial";

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
      <ClosingBand {...closing}>
        <ActionLink main to="consultation" />
        <ActionLink to="services" />
      </ClosingBand>
    </main>
  );
}
