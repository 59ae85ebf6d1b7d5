import { Scene } from "@/components/layout/scene";
import { SiteLink } from "@/components/layout/site-link";
import { isScene } from "@/lib/art";
import type { Service } from "@/lib/content";
import { routes } from "@/lib/routes";
import { RELATED_ITEM } from "./post-links";

interface TopicServiceProps {
  service: Service;
  price: string;
}

/** The service that the posts of a tag are about, with its price: a list item before related posts. */
export function TopicService({ service, price }: TopicServiceProps) {
  const { slug, title, summary } = service;
  return (
    <li className={RELATED_ITEM}>
      {isScene(slug) && <Scene name={slug} decorative />}
      <div>
        <p className="text-small font-semibold text-clyde first-letter:uppercase md:mt-4">{price}</p>
        <h3 className="mt-1 text-h3 leading-[1.2] hyphens-auto [overflow-wrap:anywhere]">
          <SiteLink className="hover:underline" href={routes.service(slug)}>
            {title}
          </SiteLink>
        </h3>
        <p className="mt-2 text-soft max-md:hidden">{summary}</p>
      </div>
    </li>
  );
}
