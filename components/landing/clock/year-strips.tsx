import type { YearStrips as Strips } from "@/lib/landing";

/** Widths of a month and of a mark, in days; heights of a strip. */
const MONTH = 31;
const MARK = 3;
const HEIGHT = 20;
const WIDTH = 12 * MONTH;

/** Public holidays of twelve months by who keeps them: a strip each, with a mark for each day. */
export function HolidayStrips({ data: { initials, strips } }: { data: Strips }) {
  return (
    <>
      <Months initials={initials} />
      <dl className="strips year">
        {strips.map(({ id, name, count, days }) => (
          <div key={id}>
            <dt>{name}</dt>
            <dd>
              <span>{count}</span>
              <Year id={id} path={days.map(([month, day]) => bar(month * MONTH + day - 1, MARK)).join("")} />
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}

function Months({ initials }: { initials: readonly string[] }) {
  return (
    <p className="hours months" aria-hidden="true">
      {initials.map((initial, month) => (
        <span key={month}>{initial}</span>
      ))}
    </p>
  );
}

function Year({ id, path }: { id: string; path: string }) {
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
      <path className={id} d={path} />
    </svg>
  );
}

function bar(from: number, width: number): string {
  return `M${from} 0h${width}v${HEIGHT}h-${width}z`;
}
