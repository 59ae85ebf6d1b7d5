import { ButtonLink } from "@/components/layout/button-link";
import { Scene } from "@/components/layout/scene";
import { isScene } from "@/lib/art";
import type { Service } from "@/lib/content";
import { routes } from "@/lib/routes";

interface TopicServiceProps {
  service: Service;
  price: string;
}

/** The service that the posts of a topic are about, with its price: on deep, so that it is no post. */
export function TopicService({ service, price }: TopicServiceProps) {
  const { slug, title, summary } = service;
  return (
    <section className="relative mt-10 items-center sm:grid gap-x-12 rounded-card border border-transparent bg-deep p-[min(1.25rem,5vw)] text-on-deep sm:grid-cols-[min(14rem,35%)_minmax(0,1fr)] md:mt-14 md:p-7 lg:grid-cols-[min(22rem,30%)_minmax(0,1fr)_auto] [&_:focus-visible]:outline-amber print:border-line">
      {/* Phones have it beside the title. */}
      {isScene(slug) && (
        <div className="max-sm:float-right max-sm:mb-2 max-sm:ml-4 max-sm:w-[min(7rem,35%)] sm:max-lg:row-span-2">
          <Scene name={slug} decorative />
        </div>
      )}
      <div className="min-w-0">
        <p className="text-small text-soft-on-deep">The service for it</p>
        <h2 className="mt-1 text-[min(1.625rem,10vw)] sm:text-[2rem] wrap-anywhere">{title}</h2>
        <p className="mt-3 text-soft-on-deep">{summary}</p>
      </div>
      <p className="mt-5 flex flex-wrap items-center gap-x-6 gap-y-3 sm:col-start-2 lg:col-start-3 lg:mt-0 lg:mr-4 lg:flex-col-reverse">
        <ButtonLink main href={routes.service(slug)}>
          Learn More<span className="sr-only"> about {title}</span>
        </ButtonLink>
        <span className="font-display text-h3 font-semibold first-letter:uppercase lg:text-[1.75rem]">
          {price}
        </span>
      </p>
    </section>
  );
}
