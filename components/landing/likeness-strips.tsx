import type { LandingMessages } from "@/lib/content";
import { labelBars } from "./histogram";
import { BUCKETS, MAX_SIMILARITY, type Kind, type KindReport } from "@/lib/landing/quality-report";

/** Figures of the scale of likeness; the limit is one of them. */
const LIKENESS_TICKS = [0, 0.2, 0.4, 0.6, 0.8, 1];

/** Size of a strip's drawing, which is as wide as there is room. */
const [WIDTH, HEIGHT] = [1000, 40];

interface LikenessStripsProps {
  kinds: readonly { kind: Kind; report: KindReport }[];
  messages: LandingMessages["quality"];
}

/** How alike pages are, on one scale for all kinds of siblings: where their pairs are, the mean, the most, and the limit. */
export function LikenessStrips({ kinds, messages: { siblings, drawing, bar } }: LikenessStripsProps) {
  return (
    <div className="page likeness">
      <p className="hours" aria-hidden="true">
        {LIKENESS_TICKS.map((tick) => (
          <span key={tick}>
            {tick === MAX_SIMILARITY ? <b>{drawing.limit({ limit: String(tick) })}</b> : tick}
          </span>
        ))}
      </p>
      <dl className="strips">
        {kinds.map(({ kind, report: { histogram, mean, max } }) => (
          <div key={kind}>
            <dt>{siblings[kind]}</dt>
            <dd>
              <span>
                <b className="mean">{mean.toFixed(3)}</b> {drawing.mean}
              </span>
              <span>
                <b className="most">{max.toFixed(3)}</b> {drawing.most}
              </span>
              <svg
                viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
                preserveAspectRatio="none"
                role="img"
                aria-label={labelBars(histogram, (pairs, index) =>
                  bar({ from: String(index / BUCKETS), to: String((index + 1) / BUCKETS), pairs }),
                )}
              >
                <path
                  className="out"
                  d={`M${MAX_SIMILARITY * WIDTH} 0H${WIDTH}V${HEIGHT}H${MAX_SIMILARITY * WIDTH}z`}
                />
                <path className="pairs" d={ridge(histogram)} />
                <path className="mean" d={lineAt(mean)} />
                <path className="most" d={lineAt(max)} />
                <path className="limit" d={lineAt(MAX_SIMILARITY)} />
              </svg>
            </dd>
          </div>
        ))}
      </dl>
      <p className="note">{drawing.strips}</p>
    </div>
  );
}

function lineAt(likeness: number): string {
  return `M${Math.round(likeness * WIDTH)} 0V${HEIGHT}`;
}

/** The histogram as a step of each bar; the highest fills most of the height. */
function ridge(histogram: readonly number[]): string {
  const highest = Math.max(...histogram, 1);
  const step = WIDTH / BUCKETS;
  return histogram
    .map((bar, index) => {
      const height = Math.round((bar / highest) * HEIGHT * 0.9);
      return height > 0 ? `M${index * step} ${HEIGHT}v${-height}h${step}v${height}z` : "";
    })
    .join("");
}
