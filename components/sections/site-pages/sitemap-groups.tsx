import clsx from "clsx";
import { SiteLink } from "@/components/layout/site-link";
import { Fold } from "../blocks/fold";
import type { ListedLink } from "../blocks/link-list";

/** The look of a link in the list of all pages, where everything is one. */
export const SITEMAP_LINK =
  "leading-snug text-clyde wrap-anywhere underline decoration-line underline-offset-4 hover:decoration-current";

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
  /**
   * The groups of all trades: on phones each one opens. On wider screens they are a grid that they fill, as the first, which
   * is the longest, and the last have two columns each.
   */
  trades?: boolean;
  /** On phones two groups beside each other. */
  pairs?: boolean;
}

/** Groups of links, each below its title, in columns. The spaces are for readers of the text alone. */
export function SitemapGroups({ groups, wide = false, trades = false, pairs = false }: SitemapGroupsProps) {
  return (
    <div
      className={clsx(
        // With text of 200% there are fewer.
        "gap-x-8",
        trades
          ? "gap-y-2 md:grid md:grid-cols-3 md:gap-y-9 lg:grid-cols-4 xl:grid-cols-6 xl:gap-x-6 md:[&>:is(:first-child,:last-child)]:col-span-2 md:[&>:is(:first-child,:last-child)_ul]:columns-2"
          : wide
            ? "sm:[columns:11em_2]"
            : "sm:[columns:9em_2] lg:[columns:9em_3] xl:[columns:9em_4]",
        pairs && "max-sm:[columns:8em_2] max-sm:gap-x-4",
      )}
    >
      {groups.map(({ title, url, links }) => {
        const list = (
          <ul className={clsx(wide && "max-sm:text-small", trades && "gap-x-6 xl:text-small")}>
            {links.map((link) => (
              <li key={link.url} className="break-inside-avoid">
                <SiteLink href={link.url} className={`inline-block py-1 ${SITEMAP_LINK}`}>
                  {link.label}
                </SiteLink>{" "}
              </li>
            ))}
          </ul>
        );
        return (
          <section
            key={title}
            className={clsx(
              "break-inside-avoid",
              // The lists of a row begin at one height.
              trades ? "md:row-span-2 md:grid md:grid-rows-subgrid md:gap-y-0" : "pb-3 md:pb-7",
            )}
          >
            <h3
              className={clsx(
                "pb-1 text-[1.25rem] wrap-anywhere",
                trades && "max-md:sr-only md:self-end md:text-base",
              )}
            >
              {url ? (
                <SiteLink href={url} className="inline-block py-1 hover:underline underline-offset-4">
                  {title}
                </SiteLink>
              ) : (
                title
              )}{" "}
            </h3>
            {trades ? (
              <Fold summary={`${title}, ${links.length}`} name="industries">
                {list}
              </Fold>
            ) : (
              list
            )}
          </section>
        );
      })}
    </div>
  );
}
