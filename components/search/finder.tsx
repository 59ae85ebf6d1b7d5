import clsx from "clsx";
import { SiteLink } from "@/components/layout/site-link";
import type { FinderTexts } from "@/lib/search/finder";
import { FinderFields } from "./finder-fields";

interface FinderProps {
  title: string;
  text: string;
  /** Initial texts: the service on the page of a service. */
  initial?: Partial<FinderTexts>;
  /** Placeholders. */
  example: FinderTexts;
  /** Links to the list of hubs on each service's page, on pages that do not link to hubs otherwise. */
  links: readonly { label: string; url: string }[];
  /** Sets the space above. */
  className?: string;
}

/** Phones show the fields alone, as long as these work: without JavaScript the links are all there is. */
const NOT_ON_PHONES = "max-sm:not-noscript:hidden";

/** Finds a landing page by service, industry and city. Without JavaScript, only the links to the hubs are shown. */
export function Finder({ title, text, initial, example, links, className = "mt-14 md:mt-22" }: FinderProps) {
  return (
    <section className={clsx("page print:hidden", links.length === 0 && "noscript:hidden", className)}>
      <div className="rounded-card border border-line bg-card p-5 md:p-8">
        <h2 className="text-[1.75rem]">{title}</h2>
        <p className="mt-2 text-soft noscript:hidden">{text}</p>
        <FinderFields initial={initial} example={example} />
        {links.length > 0 && (
          <>
            <p className={clsx("mt-4 text-small text-soft", NOT_ON_PHONES)}>By service:</p>
            <ul className={clsx("flex flex-wrap gap-x-5 text-small", NOT_ON_PHONES)}>
              {links.map(({ label, url }) => (
                <li key={url}>
                  <SiteLink href={url} className="inline-block py-1 text-clyde underline underline-offset-4">
                    {label}
                  </SiteLink>
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
    </section>
  );
}
