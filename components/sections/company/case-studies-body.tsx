import { Scene } from "@/components/layout/scene";
import { SiteLink } from "@/components/layout/site-link";
import { isScene, sceneOfTrade, type SceneName } from "@/lib/art";
import type { CaseStudiesPage, Claim, Clients, Testimonial, ClientStory, CaseStudy } from "@/lib/content";
import { routes } from "@/lib/routes";
import { ClaimList } from "../blocks/claim-list";
import { ClosingBand } from "../blocks/closing-band";
import { Fold } from "../blocks/fold";
import { PageHead } from "../blocks/page-head";
import { SampleOrVerified } from "../blocks/sample-or-verified";
import { Section } from "../blocks/page-section";
import { BeforeAndNow } from "./before-and-now";
import { TestimonialsBlock } from "./testimonials";

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
        <ClaimList
          figureBeside
          claims={metrics}
          className="grid gap-x-12 gap-y-4 border-t border-line pt-5 sm:grid-cols-3 sm:pt-8 print:gap-x-6 print:py-4"
        />
      </section>
      <ClosingBand {...closing} next="prices" />
    </main>
  );
}

/** One client: challenge, solution, results and quotation. */
function ClientStoryArticle({ story, number }: { story: ClientStory; number: number }) {
  const { industry, city, service } = story;
  const scene = clientScene(story);
  return (
    <article className="grid grid-cols-1 gap-x-12 gap-y-6 border-t-2 border-ink py-8 md:py-12 lg:grid-cols-3 lg:grid-rows-[auto_1fr] print:py-4">
      <header className="grid gap-x-4 gap-y-3 max-lg:grid-cols-[minmax(0,1fr)_minmax(0,38%)] max-lg:items-start max-[20rem]:grid-cols-1">
        <div>
          <p aria-hidden="true" className="font-display text-small text-clyde">
            {String(number).padStart(2, "0")}
          </p>
          <h3 className="mt-1 text-[clamp(1.375rem,2.4vw,2.25rem)] wrap-anywhere">{story.company}</h3>
          <p className="mt-2 flex flex-wrap items-center gap-x-2.5 gap-y-1 text-small text-soft">
            {city.label}, {city.country.title}
            <SampleOrVerified sample={story.sample} />
          </p>
        </div>
        {scene && (
          <Scene
            name={scene}
            decorative
            className="max-sm:rounded-button lg:order-last lg:mt-2 print:max-w-[4.5cm]"
          />
        )}
        <p className="text-small text-soft max-lg:col-span-full">
          <SiteLink href={routes.industry(industry.slug)} className={TAG_LINK}>
            {industry.title}
          </SiteLink>
          ,{" "}
          <SiteLink href={routes.service(service.slug)} className={TAG_LINK}>
            {service.title}
          </SiteLink>
        </p>
      </header>
      <div className="lg:col-span-2 lg:col-start-2 lg:row-span-2 lg:row-start-1">
        <BeforeAndNow {...story.path} />
        <div className="mt-3 md:mt-6">
          <Fold summary="Challenge and solution">
            <div className="grid gap-x-12 gap-y-6 md:grid-cols-2">
              {Object.entries({ Challenge: story.challenge, Solution: story.solution }).map(
                ([title, text]) => (
                  <div key={title}>
                    <h4 className="mb-2 font-display font-semibold text-clyde">{title}</h4>
                    <p className="text-soft">{text}</p>
                  </div>
                ),
              )}
            </div>
          </Fold>
          <h4 className="mt-2 font-display font-semibold text-clyde md:mt-6">Results</h4>
          <ul className="mt-1 grid gap-x-8 md:mt-2 md:grid-cols-3">
            {story.results.map((result) => (
              <li
                key={result}
                className="border-t border-line py-1.5 max-md:text-small md:border-t-2 md:border-clyde md:py-2"
              >
                {result}
              </li>
            ))}
          </ul>
        </div>
      </div>
      <figure className="border-l-4 border-clyde-pale pl-5 lg:col-start-1">
        <blockquote className="font-display text-h3 leading-[1.3] font-semibold tracking-tight">
          <p>“{story.testimonial}”</p>
        </blockquote>
        <figcaption className="mt-2 text-small text-soft">
          <span className="font-semibold text-ink">{story.author}</span>, {story.role}
        </figcaption>
      </figure>
    </article>
  );
}

const TAG_LINK = "inline-block py-0.5 underline underline-offset-4 max-[20rem]:inline";

/** The category whose firms differ too much for one scene: hotels, shops, landlords. */
const MIXED = "business-technology";

/** The scene of a client: its own, its trade's, or that of the service it has; undefined if none is drawn. */
export function clientScene({
  scene,
  industry,
  service,
}: Pick<CaseStudy, "industry" | "service"> & { scene?: SceneName | undefined }): SceneName | undefined {
  if (scene) return scene;
  const ofTrade = sceneOfTrade(industry);
  if (ofTrade && industry.category !== MIXED) return ofTrade;
  return isScene(service.slug) ? service.slug : ofTrade;
}
