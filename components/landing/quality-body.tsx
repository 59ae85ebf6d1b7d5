import type { LandingMessages } from "@/lib/content";
import {
  BUCKETS,
  KINDS,
  MAX_SIMILARITY,
  SIBLINGS,
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
  const { pages, words, kinds, excluded } = report;
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
        </div>
      </div>
      {/* A narrowed catalogue may lack siblings of a kind. */}
      {KINDS.filter((kind) => kinds[kind].pairs > 0).map((kind) => (
        <section key={kind} className="page">
          <h2>{messages.kinds[kind]}</h2>
          <p>{messages.kind(figuresOf(kinds[kind]))}</p>
          <Histogram report={kinds[kind]} bar={messages.bar} />
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

const BAR = { width: 24, height: 160 };
/** Space at both ends for half a label of the axis. */
const END = 10;

function Histogram({ report: { histogram }, bar }: { report: KindReport; bar: Messages["bar"] }) {
  const highest = Math.max(...histogram, 1);
  const label = histogram
    .map((pairs, bucket) =>
      pairs > 0 ? bar({ from: String(bucket / BUCKETS), to: String((bucket + 1) / BUCKETS), pairs }) : "",
    )
    .filter(Boolean)
    .join("; ");
  return (
    <svg
      className="histogram"
      viewBox={`${-END} -4 ${BUCKETS * BAR.width + 2 * END} ${BAR.height + 28}`}
      role="img"
      aria-label={label}
    >
      {histogram.map((pairs, bucket) => {
        const height = Math.round((pairs / highest) * BAR.height);
        return (
          <rect
            key={bucket}
            x={bucket * BAR.width + 2}
            y={BAR.height - height}
            width={BAR.width - 4}
            height={height}
          />
        );
      })}
      <g aria-hidden="true">
        {[0, 0.25, 0.5, 0.75, 1].map((value) => (
          <text key={value} x={value * BUCKETS * BAR.width} y={BAR.height + 20}>
            {value}
          </text>
        ))}
      </g>
    </svg>
  );
}
