import { Scene } from "@/components/layout/scene";
import { SiteLink } from "@/components/layout/site-link";
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
    <section className="relative mt-10 grid grid-cols-[minmax(0,1fr)] items-center gap-x-10 gap-y-4 rounded-card border border-transparent bg-deep p-[min(1.25rem,5vw)] text-on-deep sm:grid-cols-[10rem_minmax(0,1fr)] md:mt-14 md:p-7 lg:grid-cols-[16rem_minmax(0,1fr)_auto] [&_:focus-visible]:outline-amber print:border-line">
      {isScene(slug) && <Scene name={slug} decorative className="max-sm:hidden" />}
      <div className="min-w-0">
        <p className="text-small text-soft-on-deep">The service for it</p>
        <h2 className="text-[1.75rem] [overflow-wrap:anywhere]">
          <SiteLink
            className="underline underline-offset-4 after:absolute after:inset-0"
            href={routes.service(slug)}
          >
            {title}
          </SiteLink>
        </h2>
        <p className="mt-2 text-soft-on-deep">{summary}</p>
      </div>
      <p className="font-display text-[1.75rem] leading-[1.2] font-semibold first-letter:uppercase sm:max-lg:col-start-2">
        {price}
      </p>
    </section>
  );
}
