import { ButtonLink } from "@/components/layout/button-link";
import { Scene } from "@/components/layout/scene";
import type { Clients, Story, TestimonialsPage } from "@/lib/content";
import { routes } from "@/lib/routes";
import { CallToAction } from "../blocks/call-to-action";
import { PageHead } from "../blocks/page-head";
import { Quotation } from "./quotation";
import { Section } from "../blocks/section";
import { TestimonialsBlock } from "./testimonials-block";

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
      <Section title={stories.title} lead={stories.text}>
        <ol>
          {clients.stories.map((story) => (
            <StoryRow key={story.company} story={story} />
          ))}
        </ol>
      </Section>
      <CallToAction {...closing}>
        <ButtonLink main href={routes.contact()}>
          Contact us
        </ButtonLink>
        <ButtonLink href={routes.caseStudies()}>Read the case studies</ButtonLink>
      </CallToAction>
    </main>
  );
}

const dateFormat = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" });

function StoryRow({ story }: { story: Story }) {
  return (
    // The names stand on the left and on the right in turn.
    <li className="grid grid-cols-[minmax(0,1fr)] gap-x-16 gap-y-5 border-t border-line py-8 md:grid-cols-[1fr_2fr] md:py-10 md:even:grid-cols-[2fr_1fr] md:even:[&>:first-child]:order-last">
      <div className="max-md:grid max-md:grid-cols-[minmax(0,1fr)_min(7rem,34%)] max-md:items-start max-md:gap-x-4">
        <div>
          <h3 className="md:text-[1.75rem]">{story.company}</h3>
          <p className="mt-2 text-small text-soft">
            <time dateTime={story.date}>{dateFormat.format(new Date(story.date))}</time>
          </p>
        </div>
        <Scene
          name={story.backgroundImage}
          decorative
          className="max-md:rounded-button md:mt-5 print:max-w-[5cm]"
        />
      </div>
      <Quotation of={story} size="long" />
    </li>
  );
}
