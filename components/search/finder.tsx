import clsx from "clsx";
import { TextLink } from "@/components/layout/site-link";
import type { FinderTexts } from "@/lib/search/finder-texts";
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
  /** Without a card, beside its heading on wide screens: inside another section, which has the page's margins. */
  slim?: boolean;
}

/** Phones show the fields alone, as long as these work: without JavaScript the links are all there is. */
const NOT_ON_PHONES = "max-sm:not-noscript:hidden";

/** A section links to its own pages: the links to the hubs are for those whose browser cannot use the fields. */
const WITHOUT_SCRIPT = "not-noscript:hidden";

/** Finds a landing page by service, industry and city. Without JavaScript, only the links to the hubs are shown. */
export function Finder({
  title,
  text,
  initial,
  example,
  links,
  className = "mt-14 md:mt-22",
  slim = false,
}: FinderProps) {
  const Heading = slim ? "h3" : "h2";
  const head = (
    <>
      <Heading className={slim ? "xl:text-[1.25rem]" : "text-[1.75rem]"}>{title}</Heading>
      <p className={clsx("mt-2 text-soft noscript:hidden", slim && "text-small leading-snug")}>{text}</p>
    </>
  );
  const shown = slim ? WITHOUT_SCRIPT : NOT_ON_PHONES;
  const fields = (
    <>
      <FinderFields initial={initial} example={example} />
      {links.length > 0 && (
        <>
          <p className={clsx("mt-4 text-small text-soft", shown)}>By service:</p>
          <ul className={clsx("flex flex-wrap gap-x-5 text-small", shown)}>
            {links.map(({ label, url }) => (
              <li key={url}>
                <TextLink href={url}>{label}</TextLink>
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
  return (
    <section
      className={clsx(!slim && "page", "print:hidden", links.length === 0 && "noscript:hidden", className)}
    >
      {slim ? (
        <div className="grid-cols-4 gap-x-10 border-line max-md:pt-4 md:border-y md:py-5 xl:grid">
          <div>{head}</div>
          <div className="col-span-3 xl:[&>:first-child]:mt-0">{fields}</div>
        </div>
      ) : (
        <div className="rounded-card border border-line bg-card p-5 md:p-8">
          {head}
          {fields}
        </div>
      )}
    </section>
  );
}
