/** A section of a page that lists something. */
export interface CountedSection {
  /** Its anchor. */
  id: string;
  title: string;
  /** Of its entries. */
  count: number;
}

/** The table of contents of a page of lists, with the number of entries of each. The spaces are for readers of the text alone. */
export function ContentsWithCounts({ sections }: { sections: readonly CountedSection[] }) {
  return (
    <ul className="flex flex-wrap gap-2 md:grid md:grid-cols-1 md:gap-y-0 md:border-b md:border-line">
      {sections.map(({ id, title, count }) => (
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

/** One mark for each entry. */
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
