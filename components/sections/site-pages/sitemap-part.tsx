import type { ReactNode } from "react";
import clsx from "clsx";

interface Part {
  /** Its anchor. */
  id: string;
  title: string;
  /** Of its entries. */
  count: number;
  /** Some of them, in the register. */
  first: string;
}

/** A part of the list of all pages: its title and number of entries at the side, the entries beside it. */
export function SitemapPart({
  id,
  title,
  count,
  lead,
  isWide = false,
  children,
}: Omit<Part, "first"> & {
  lead?: string | undefined;
  /** True for entries that take the whole width, below the title. */
  isWide?: boolean;
  children: ReactNode;
}) {
  return (
    <section
      id={id}
      className={clsx(
        "grid gap-x-10 gap-y-4 border-t-2 border-ink py-6 md:py-9 print:block print:py-3 print:[&>*+*]:mt-2 lg:[&_.link-list]:columns-3",
        // On phones the rules of two columns are on one line.
        "max-sm:[&_.link-list]:grid max-sm:[&_.link-list]:grid-cols-2 max-[20rem]:[&_.link-list]:grid-cols-1",
        !isWide && "md:grid-cols-[12.5rem_1fr] lg:grid-cols-[15rem_1fr]",
      )}
    >
      <div>
        <h2 className="text-[1.75rem]">
          {title} <span className="text-soft">{count}</span>
        </h2>
        {lead && <p className="mt-2 text-small text-soft">{lead}</p>}
      </div>
      <div>{children}</div>
    </section>
  );
}

/** The parts with their numbers of entries, as links to their anchors. The spaces are for readers of the text alone. */
export function SitemapParts({ parts }: { parts: readonly Part[] }) {
  return (
    <ul className="flex flex-wrap gap-2 md:grid md:grid-cols-5 md:gap-x-6 md:gap-y-0 md:border-b md:border-line lg:grid-cols-1">
      {parts.map(({ id, title, count, first }) => (
        <li
          key={id}
          className="max-md:rounded-button max-md:border max-md:border-line max-md:bg-card max-md:px-3 md:border-t md:border-line"
        >
          <a
            href={`#${id}`}
            className="flex items-baseline gap-x-1.5 py-2 hover:underline max-md:text-small md:gap-x-4 md:font-semibold md:max-lg:block"
          >
            <span className="font-display font-semibold text-clyde tabular-nums md:min-w-14 md:text-[1.75rem] md:leading-tight md:tracking-tight md:max-lg:block">
              {count}
            </span>{" "}
            {title}
            <span className="min-w-0 flex-1 truncate font-normal text-soft max-lg:hidden">{first} …</span>
            <span aria-hidden="true" className="max-lg:hidden">
              ↓
            </span>
          </a>{" "}
        </li>
      ))}
    </ul>
  );
}
