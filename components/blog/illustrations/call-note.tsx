import { Drawing } from "./drawing";

const LINES = [0, 1, 2, 3, 4];
const WIDTHS = [112, 86, 124, 98, 70];
/** The line that says what has to be done. */
const MARKED = 3;

/** A note of five lines, one of them marked, and the pencil that wrote it. */
export function CallNote() {
  return (
    <Drawing background="sand">
      <g transform="rotate(-3 180 132)">
        <rect className="fill-card" x="76" y="30" width="208" height="204" rx="6" />
        <path className="fill-object stroke-none" d="M76 58V36a6 6 0 0 1 6-6h196a6 6 0 0 1 6 6v22z" />
        {LINES.map((line) => (
          <g key={line}>
            <circle
              className={line === MARKED ? "fill-amber" : "fill-clyde-pale"}
              cx="104"
              cy={86 + line * 31}
              r="8"
              strokeWidth="2"
            />
            <path
              className={line === MARKED ? "stroke-amber" : "stroke-soft"}
              strokeWidth={line === MARKED ? 8 : 3}
              d={`M126 ${86 + line * 31}h${WIDTHS[line]}`}
            />
          </g>
        ))}
      </g>
      <g transform="rotate(38 312 158)">
        <path className="fill-moss" d="M300 66h24v136h-24z" />
        <path className="fill-paper" d="M300 202h24l-12 30z" />
        <path className="fill-ink stroke-none" d="M308 222h8l-4 10z" />
        <path className="fill-amber" d="M300 66h24V54a6 6 0 0 0-6-6h-12a6 6 0 0 0-6 6z" />
      </g>
    </Drawing>
  );
}
