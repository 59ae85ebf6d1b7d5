import type { MarkedYear } from "@/lib/tools/marked-year";

/** Units of the drawing: days, and the height of a year. */
const [DAYS, HEIGHT] = [365, 20];
/** Width of a day's mark: two pixels on the narrowest phone. */
const MARK = 3;

interface YearLanesProps {
  /** Names the table for screen readers. */
  caption: string;
  years: readonly MarkedYear[];
  /** First letters of the twelve months. */
  months: string;
}

/** Marked days of twelve months, a lane for each name. The drawing stretches, so that words and lanes keep their size on phones. */
export function YearLanes({ caption, years, months }: YearLanesProps) {
  return (
    <table className="lanes">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr>
          <td />
          <td>
            <span aria-hidden="true" className="grid grid-cols-12 text-center">
              {Array.from(months, (initial, month) => (
                <span key={month}>{initial}</span>
              ))}
            </span>
          </td>
          <th scope="col" className="sr-only">
            Closed
          </th>
        </tr>
      </thead>
      <tbody>
        {years.map(({ name, days }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>
              <svg aria-hidden="true" viewBox={`0 0 ${DAYS} ${HEIGHT}`} preserveAspectRatio="none">
                <rect width={DAYS} height={HEIGHT} className="fill-line/60" />
                <path d={Array.from(months, (_, month) => `M${(month / 12) * DAYS} 0V${HEIGHT}`).join("")} />
                {days.map(({ day, own }) => (
                  <rect
                    key={day}
                    x={day}
                    width={MARK}
                    height={HEIGHT}
                    className={own ? "fill-amber" : "fill-ink"}
                  />
                ))}
              </svg>
            </td>
            <td>
              <span>{`${days.length} days`}</span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
