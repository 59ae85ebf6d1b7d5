/** A part of a lane. */
interface Bar {
  from: number;
  to: number;
  className: string;
}

interface LanesProps {
  /** Names the table for screen readers. */
  caption: string;
  /** Head of what is written at the end of each lane. */
  head: string;
  /** The end of the scale, which begins at zero, and the labels of its equal parts, with lines between these. */
  scale: { end: number; labels: readonly string[]; className: string; linesOverBars?: boolean };
  /** Later bars are drawn over earlier ones. */
  groups: readonly {
    title?: string;
    lanes: readonly { name: string; bars: readonly Bar[]; text: string }[];
  }[];
}

/** Lanes of a day or a year on one scale. The drawings stretch, so that words keep their size on phones: lanes.css. */
export function Lanes({ caption, head, scale, groups }: LanesProps) {
  const { end, labels, className, linesOverBars = false } = scale;
  const lines = <path d={labels.map((_, index) => `M${(index / labels.length) * end} 0V1`).join("")} />;
  return (
    <table className="lanes">
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
      {groups.map(({ title, lanes }) => (
        <tbody key={title ?? ""}>
          {title && (
            <tr>
              <th scope="rowgroup" colSpan={3}>
                {title}
              </th>
            </tr>
          )}
          {lanes.map(({ name, bars, text }) => (
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
