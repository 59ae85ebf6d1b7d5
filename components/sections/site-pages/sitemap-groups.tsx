import type { ReactNode } from "react";
import clsx from "clsx";
import { SiteLink } from "@/components/layout/site-link";
import { Fold } from "../blocks/fold";
import type { ListedLink } from "../blocks/link-list";

/** The look of a link in the list of all pages, where everything is one. */
export const SITEMAP_LINK = "leading-snug text-clyde wrap-anywhere hover:underline underline-offset-4";

interface Group {
  title: string;
  /** The page of the group itself. */
  url?: string;
  links: readonly ListedLink[];
}

interface SitemapGroupsProps {
  groups: readonly Group[];
  /** Fewer and wider columns. */
  wide?: boolean;
  /** On phones each group opens. */
  folded?: boolean;
  /** On phones two groups beside each other. */
  pairs?: boolean;
}

/** Groups of links, each below its title, in columns. The spaces are for readers of the text alone. */
export function SitemapGroups({ groups, wide = false, folded = false, pairs = false }: SitemapGroupsProps) {
  return (
    <div
      className={clsx(
        // With text of 200% there are fewer.
        "gap-x-8",
        wide ? "sm:[columns:11em_2]" : "sm:[columns:9em_2] lg:[columns:9em_3] xl:[columns:9em_4]",
        pairs && "max-sm:[columns:8em_2] max-sm:gap-x-4",
      )}
    >
      {groups.map(({ title, url, links }) => (
        <section key={title} className={clsx("break-inside-avoid", folded ? "md:pb-7" : "pb-3 md:pb-7")}>
          <h3 className={clsx("pb-1 text-[1.25rem] wrap-anywhere", folded && "max-md:sr-only")}>
            {url ? (
              <SiteLink href={url} className="inline-block py-1 hover:underline underline-offset-4">
                {title}
              </SiteLink>
            ) : (
              title
            )}{" "}
          </h3>
          <Folded summary={folded ? `${title}, ${links.length}` : undefined}>
            <ul className={clsx(wide && "max-sm:text-small")}>
              {links.map((link) => (
                <li key={link.url}>
                  <SiteLink href={link.url} className={`inline-block py-1 ${SITEMAP_LINK}`}>
                    {link.label}
                  </SiteLink>{" "}
                </li>
              ))}
            </ul>
          </Folded>
        </section>
      ))}
    </div>
  );
}

function Folded({ summary, children }: { summary: string | undefined; children: ReactNode }) {
  if (summary === undefined) return children;
  return (
    <Fold summary={summary} name="industries">
      {children}
    </Fold>
  );
}
