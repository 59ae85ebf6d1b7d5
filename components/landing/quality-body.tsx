import {
  BUCKETS,
  KINDS,
  MAX_SIMILARITY,
  type Kind,
  type KindReport,
  type QualityReport,
} from "@/lib/landing/quality-report";

const TITLES: Record<Kind, string> = {
  city: "Same service and industry, another city",
  industry: "Same service and city, another industry",
  service: "Same industry and city, another service",
};

/** The report on how alike landing pages are, written by the build. */
export function QualityBody({ report }: { report: QualityReport }) {
  const { pages, words, kinds, excluded } = report;
  return (
    <main id="main">
      <div className="page hero">
        <div>
          <h1>How alike landing pages are</h1>
          <p className="lead">
            Each of {count(pages)} pages is compared with three siblings of each kind. Likeness is the share
            of runs of five words that two pages have in common. A page above {MAX_SIMILARITY} is kept out of
            search engines: {excluded.length > 0 ? `${count(excluded.length)} are` : "none is"}.
          </p>
          <p>
            A page has {count(Math.round(words.mean))} words on average and {count(words.min)} at least.
          </p>
        </div>
      </div>
      {/* A narrowed catalogue may have no siblings of a kind. */}
      {KINDS.filter((kind) => kinds[kind].pairs > 0).map((kind) => (
        <section key={kind} className="page">
          <h2>{TITLES[kind]}</h2>
          <p>
            Likeness is {kinds[kind].mean.toFixed(3)} on average and {kinds[kind].max.toFixed(3)} at most (
            {kinds[kind].maxPath}). A page has {Math.round(kinds[kind].ownWords.mean)} words that none of
            these siblings has, and {kinds[kind].ownWords.min} at least ({kinds[kind].ownWords.minPath}).
          </p>
          <Histogram report={kinds[kind]} />
        </section>
      ))}
    </main>
  );
}

const BAR = { width: 24, height: 160 };
/** Room at both ends for half of a figure below the axis. */
const END = 10;

function Histogram({ report: { histogram } }: { report: KindReport }) {
  const highest = Math.max(...histogram, 1);
  const label = histogram
    .map((pairs, bucket) =>
      pairs > 0 ? `${bucket / BUCKETS} to ${(bucket + 1) / BUCKETS}: ${count(pairs)} pairs` : "",
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

function count(value: number): string {
  return value.toLocaleString("en-GB");
}
