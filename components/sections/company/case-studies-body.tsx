import { ActionLink } from "@/components/layout/action-link";
import { Scene } from "@/components/layout/scene";
import type { CaseStudiesPage, Claim, Clients, Testimonial } from "@/lib/content";
import { ClosingBand } from "../blocks/closing-band";
import { ClaimRows } from "../blocks/claim-rows";
import { ClientStoryArticle } from "./client-story";
import { PageHead } from "../blocks/page-head";
import { Section } from "../blocks/section";
import { TestimonialsBlock } from "./testimonials-block";

interface CaseStudiesBodyProps {
  page: CaseStudiesPage;
  /** The claims that `page.metrics` refers to. */
  metrics: readonly Claim[];
  clients: Pick<Clients, "clientStories" | "sampleNote">;
  /** Short testimonials of other clients. */
  others: readonly Testimonial[];
}

/** Client stories, testimonials and headline figures. */
export function CaseStudiesBody({ page, metrics, clients, others }: CaseStudiesBodyProps) {
  const { stories, block, closing } = page;
  return (
    <main id="main">
      <PageHead heading={page.heading} lead={page.lead} picture={<Scene name="case-studies" eager />} />
      <Section title={stories.title} lead={clients.sampleNote}>
        {clients.clientStories.map((story, index) => (
          <ClientStoryArticle key={story.company} story={story} number={index + 1} />
        ))}
      </Section>
      <TestimonialsBlock plain title={block.title} testimonials={others} />
      {/* Apart from the stories: the figures are of all clients. */}
      <section className="page mt-10 md:mt-22" aria-labelledby="metrics">
        <h2 id="metrics" className="sr-only">
          Headline figures
        </h2>
        <ClaimRows
          rows
          claims={metrics}
          className="grid gap-x-12 gap-y-4 border-t border-line pt-5 sm:grid-cols-3 sm:pt-8 print:gap-x-6 print:py-4"
        />
      </section>
      <ClosingBand {...closing}>
        <ActionLink main to="consultation" />
        <ActionLink to="prices" />
      </ClosingBand>
    </main>
  );
}
