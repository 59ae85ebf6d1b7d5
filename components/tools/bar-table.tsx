/** A part of the scale, from and to its units. */
interface Bar {
  from: number;
  to: number;
  className: string;
}

interface BarTableProps {
  /** Names the table for screen readers. */
  caption: string;
  /** Head of what is written at the end of each row. */
  head: string;
  /** The end of the scale, which begins at zero, and the labels of its equal parts, with lines between these. */
  scale: { end: number; labels: readonly string[]; className?: string; linesOverBars?: boolean };
  /** Later bars are drawn over earlier ones. */
  groups: readonly {
    title?: string;
    rows: readonly { name: string; bars: readonly Bar[]; text: string }[];
  }[];
}

/** Rows with bars on one scale: hours of a day, days of a year, shares. The drawings stretch, so that words keep their size on phones: bar-table.css. */
export function BarTable({ caption, head, scale, groups }: BarTableProps) {
  const { end, labels, className, linesOverBars = false } = scale;
  const lines = <path d={labels.map((_, index) => `M${(index / labels.length) * end} 0V1`).join("")} />;
  return (
    <table className="bar-table">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr>
          <td />
          <td>
            <span aria-hidden="true" className={className}>
              {labels.map((label, index) => (
                <span key={index}>{label}</span>
              ))}
            </span>
          </td>
          <th scope="col" className="sr-only">
            {head}
          </th>
        </tr>
      </thead>
      {groups.map(({ title, rows }) => (
        <tbody key={title ?? ""}>
          {title && (
            <tr>
              <th scope="rowgroup" colSpan={3}>
                {title}
              </th>
            </tr>
          )}
          {rows.map(({ name, bars, text }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>
                <svg aria-hidden="true" viewBox={`0 0 ${end} 1`} preserveAspectRatio="none">
                  <rect width={end} height="1" className="fill-line/60" />
                  {!linesOverBars && lines}
                  {bars.map((bar) => (
                    <rect
                      key={`${bar.className} ${bar.from}`}
                      x={bar.from}
                      width={bar.to - bar.from}
                      height="1"
                      className={bar.className}
                    />
                  ))}
                  {linesOverBars && lines}
                </svg>
              </td>
              <td>{text}</td>
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  );
}
