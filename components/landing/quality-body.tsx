import type { LandingMessages } from "@/lib/content";
import {
  BUCKETS,
  KINDS,
  MAX_SIMILARITY,
  SIBLINGS,
  UNIQUE_STEP,
  type KindReport,
  type QualityReport,
} from "@/lib/landing/quality-report";

type Messages = LandingMessages["quality"];

interface QualityBodyProps {
  report: QualityReport;
  messages: Messages;
}

/** The report on the similarity of landing pages. `lib/site-build/quality/publish-report.ts` puts it into /quality. */
export function QualityBody({ report, messages }: QualityBodyProps) {
  const { pages, words, kinds, excluded, unsuitable, sameInEveryCity, unique } = report;
  const limit = String(MAX_SIMILARITY);
  return (
    <main id="main">
      <div className="page hero">
        <div>
          <h1>{messages.heading}</h1>
          <p className="lead">
            {messages.lead({ pages, siblings: SIBLINGS, limit, excluded: excluded.length })}
          </p>
          <p>{messages.words({ mean: Math.round(words.mean), min: words.min })}</p>
          {unsuitable > 0 && <p>{messages.unsuitable({ count: unsuitable })}</p>}
          {sameInEveryCity > 0 && <p>{messages.sameInEveryCity({ count: sameInEveryCity })}</p>}
        </div>
      </div>
      {unique.pages > 0 && (
        <section className="page">
          <h2>{messages.unique.heading}</h2>
          <p>{messages.unique.text(unique)}</p>
          <Histogram
            bars={unique.histogram}
            label={labelBars(unique.histogram, (pages, index) =>
              messages.unique.bar({ from: index * UNIQUE_STEP, pages }),
            )}
            ticks={[0, 5, 10, 15, 20].map((bar) => ({ bar, text: String(bar * UNIQUE_STEP) }))}
          />
        </section>
      )}
      {/* A narrowed catalogue may lack siblings of a kind. */}
      {KINDS.filter((kind) => kinds[kind].pairs > 0).map((kind) => (
        <section key={kind} className="page">
          <h2>{messages.kinds[kind]}</h2>
          <p>{messages.kind(figuresOf(kinds[kind]))}</p>
          <Histogram
            bars={kinds[kind].histogram}
            label={labelBars(kinds[kind].histogram, (pairs, index) =>
              messages.bar({ from: String(index / BUCKETS), to: String((index + 1) / BUCKETS), pairs }),
            )}
            ticks={[0, 0.25, 0.5, 0.75, 1].map((value) => ({ bar: value * BUCKETS, text: String(value) }))}
          />
        </section>
      ))}
    </main>
  );
}

function figuresOf({ mean, max, maxPath, ownWords }: KindReport) {
  return {
    mean: mean.toFixed(3),
    max: max.toFixed(3),
    maxPath,
    ownMean: String(Math.round(ownWords.mean)),
    ownMin: String(ownWords.min),
    ownMinPath: ownWords.minPath,
  };
}

/** The bars that are not empty, in words. */
function labelBars(bars: readonly number[], label: (height: number, index: number) => string): string {
  return bars.flatMap((height, index) => (height > 0 ? label(height, index) : [])).join("; ");
}

const BAR = { width: 24, height: 160 };
/** Space for the scale of the heights. */
const SCALE = 70;
/** Space at the right end for half a label of the axis. */
const END = 14;

interface HistogramProps {
  /** Height of each bar. */
  bars: readonly number[];
  /** Text alternative. */
  label: string;
  /** Labels under the bars, counted in bars from the left. */
  ticks: readonly { bar: number; text: string }[];
}

function Histogram({ bars, label, ticks }: HistogramProps) {
  const highest = Math.max(...bars, 1);
  return (
    <svg
      className="histogram"
      viewBox={`${-SCALE} -14 ${bars.length * BAR.width + SCALE + END} ${BAR.height + 38}`}
      role="img"
      aria-label={label}
    >
      {bars.map((value, bar) => {
        const height = Math.round((value / highest) * BAR.height);
        return (
          <rect
            key={bar}
            x={bar * BAR.width + 2}
            y={BAR.height - height}
            width={BAR.width - 4}
            height={height}
          />
        );
      })}
      <g aria-hidden="true">
        {ticks.map(({ bar, text }) => (
          <text key={bar} x={bar * BAR.width} y={BAR.height + 20}>
            {text}
          </text>
        ))}
        {[0, highest].map((value) => (
          <text key={value} className="scale" x={-6} y={value === 0 ? BAR.height : 6}>
            {value.toLocaleString("en-GB")}
          </text>
        ))}
      </g>
    </svg>
  );
}
