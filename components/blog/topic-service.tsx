import { Scene } from "@/components/layout/scene";
import { SiteLink } from "@/components/layout/site-link";
import { isScene } from "@/lib/art";
import type { Service } from "@/lib/content";
import { routes } from "@/lib/routes";

interface TopicServiceProps {
  service: Service;
  price: string;
}

/** The service that the posts of a topic are about, with its price: a line between rules, so that it is no post. */
export function TopicService({ service, price }: TopicServiceProps) {
  const { slug, title, summary } = service;
  return (
    <section className="relative mt-14 grid grid-cols-[minmax(0,1fr)] items-center gap-x-10 gap-y-4 border-y border-line py-6 sm:grid-cols-[8rem_minmax(0,1fr)] md:mt-22 lg:grid-cols-[8rem_minmax(0,1fr)_auto]">
      {isScene(slug) && <Scene name={slug} decorative className="max-sm:hidden" />}
      <div>
        <p className="text-small text-soft">The service for it</p>
        <h2 className="text-h3 leading-[1.2] [overflow-wrap:anywhere]">
          <SiteLink
            className="underline underline-offset-4 after:absolute after:inset-0"
            href={routes.service(slug)}
          >
            {title}
          </SiteLink>
        </h2>
        <p className="mt-1 text-soft">{summary}</p>
      </div>
      <p className="font-display text-h3 leading-[1.2] font-semibold text-clyde first-letter:uppercase sm:max-lg:col-start-2">
        {price}
      </p>
    </section>
  );
}
