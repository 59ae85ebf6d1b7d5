import type { ReactNode } from "react";
import clsx from "clsx";

interface Part {
  /** Its anchor. */
  id: string;
  title: string;
  /** Of its entries. */
  count: number;
}

interface SitemapPartProps extends Part {
  lead?: string | undefined;
  /** True for the whole width: the entries are below the title. */
  wide?: boolean;
  children: ReactNode;
}

/** A part of the list of all pages: its title and number of entries at the side, the entries beside it. */
export function SitemapPart({ id, title, count, lead, wide = false, children }: SitemapPartProps) {
  return (
    <section
      id={id}
      className={clsx(
        "grid grid-cols-[minmax(0,1fr)] gap-x-10 gap-y-4 border-t-2 border-ink pt-6 pb-4 print:block print:py-3 print:[&>*+*]:mt-2",
        wide
          ? "md:gap-y-6 md:pt-7 md:pb-10"
          : "md:grid-cols-[min(12.5rem,30%)_minmax(0,1fr)] md:pt-9 lg:grid-cols-[15rem_minmax(0,1fr)]",
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
    <ul className="flex flex-wrap gap-2 md:grid md:grid-cols-1 md:gap-y-0 md:border-b md:border-line">
      {parts.map(({ id, title, count }) => (
        <li
          key={id}
          className="max-md:rounded-button max-md:border max-md:border-line max-md:bg-card max-md:px-3 md:border-t md:border-line"
        >
          <a
            href={`#${id}`}
            className="flex items-baseline gap-x-1.5 py-2 hover:underline max-md:text-small md:grid md:gap-x-[min(1rem,2vw)] md:font-semibold md:grid-cols-[3.5rem_minmax(min-content,10rem)_minmax(0,1fr)]"
          >
            <span className="font-display font-semibold text-clyde tabular-nums md:text-[1.75rem] md:leading-tight md:tracking-tight">
              {count}
            </span>{" "}
            {title}
            <Tally count={count} />
          </a>{" "}
        </li>
      ))}
    </ul>
  );
}

/** Size of a mark and its distance to the next, and how many are in a row. */
const [MARK, STEP, ROW] = [7, 10, 35] as const;

/** One mark for each page. */
function Tally({ count }: { count: number }) {
  const rows = Math.ceil(count / ROW);
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${ROW * STEP} ${rows * STEP}`}
      className="w-full self-center max-md:hidden"
    >
      <path
        d={Array.from(
          { length: count },
          (_, index) =>
            `M${(index % ROW) * STEP} ${Math.floor(index / ROW) * STEP}h${MARK}v${MARK}h-${MARK}z`,
        ).join("")}
        className="fill-clyde-pale forced-colors:fill-[CanvasText]"
      />
    </svg>
  );
}
