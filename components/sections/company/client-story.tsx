import { Scene } from "@/components/layout/scene";
import { SiteLink } from "@/components/layout/site-link";
import type { ClientStory } from "@/lib/content";
import { routes } from "@/lib/routes";
import { CallPath } from "./call-path";
import { clientScene } from "./client-scene";
import { Fold } from "../blocks/fold";
import { EntryMark } from "../blocks/sample-mark";

/** One client: challenge, solution, results and quotation. */
export function ClientStoryArticle({ story, number }: { story: ClientStory; number: number }) {
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
            <EntryMark sample={story.sample} />
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
          <TagLink href={routes.industry(industry.slug)}>{industry.title}</TagLink>,{" "}
          <TagLink href={routes.service(service.slug)}>{service.title}</TagLink>
        </p>
      </header>
      <div className="lg:col-span-2 lg:col-start-2 lg:row-span-2 lg:row-start-1">
        <CallPath {...story.path} />
        <div className="mt-3 md:mt-6">
          <Fold summary="Challenge and solution">
            <div className="grid gap-x-12 gap-y-6 md:grid-cols-2">
              <div>
                <h4 className="mb-2 font-display font-semibold text-clyde">Challenge</h4>
                <p className="text-soft">{story.challenge}</p>
              </div>
              <div>
                <h4 className="mb-2 font-display font-semibold text-clyde">Solution</h4>
                <p className="text-soft">{story.solution}</p>
              </div>
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

function TagLink({ href, children }: { href: string; children: string }) {
  return (
    <SiteLink href={href} className="inline-block py-0.5 underline underline-offset-4 max-[20rem]:inline">
      {children}
    </SiteLink>
  );
}
