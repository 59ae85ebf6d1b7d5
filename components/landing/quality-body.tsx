import type { ReactNode } from "react";
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
import { Histogram } from "./histogram";
import { LIKENESS_TICKS, LikenessStrips } from "./likeness-strips";

type Messages = LandingMessages["quality"];

interface QualityBodyProps {
  report: QualityReport;
  messages: Messages;
  /** The name of a page, by its path. */
  nameOf: (path: string) => string;
}

/** The report on the similarity of landing pages. `lib/site-build/quality/publish-report.ts` puts it into /quality. */
export function QualityBody({ report, messages, nameOf }: QualityBodyProps) {
  const { kinds, excluded, unique } = report;
  const limit = String(MAX_SIMILARITY);
  // A narrowed catalogue may lack siblings of a kind.
  const compared = KINDS.filter((kind) => kinds[kind].pairs > 0);
  const highest = Math.max(...compared.flatMap((kind) => sharesOf(kinds[kind])));
  return (
    <main id="main">
      <div className="page hero">
        <h1>{messages.heading}</h1>
        <p className="lead">{messages.lead({ siblings: SIBLINGS, limit, excluded: excluded.length })}</p>
      </div>
      {compared.length > 0 && (
        <LikenessStrips kinds={compared.map((kind) => ({ kind, report: kinds[kind] }))} messages={messages} />
      )}
      <Facts report={report} messages={messages.facts} />
      <div className="page split charts">
        {unique.pages > 0 && (
          <section>
            <h2>{messages.unique.heading}</h2>
            <p>{messages.unique.text(unique)}</p>
            <UniqueHistogram unique={unique} messages={messages} />
            <dl className="rows">
              <Extreme name={messages.extremes.unique} path={unique.minPath} nameOf={nameOf} />
            </dl>
          </section>
        )}
        {compared.map((kind) => (
          <section key={kind}>
            <h2>{messages.kinds[kind]}</h2>
            <p>{messages.kind(figuresOf(kinds[kind]))}</p>
            <KindHistogram kind={kinds[kind]} highest={highest} messages={messages} />
            <dl className="rows">
              <Extreme name={messages.extremes.alike} path={kinds[kind].maxPath} nameOf={nameOf} />
              <Extreme
                name={messages.extremes.ownWords}
                path={kinds[kind].ownWords.minPath}
                nameOf={nameOf}
              />
            </dl>
          </section>
        ))}
      </div>
    </main>
  );
}

/** What the report is about, in large figures. */
function Facts({ report, messages }: { report: QualityReport; messages: Messages["facts"] }) {
  const { pages, words, unsuitable, sameInEveryCity } = report;
  return (
    <dl className="page stats">
      <Fact figure={pages}>{messages.pages}</Fact>
      <Fact figure={Math.round(words.mean)}>{messages.words({ min: words.min })}</Fact>
      {unsuitable > 0 && <Fact figure={unsuitable}>{messages.unsuitable}</Fact>}
      {sameInEveryCity > 0 && <Fact figure={sameInEveryCity}>{messages.sameInEveryCity}</Fact>}
    </dl>
  );
}

function Fact({ figure, children }: { figure: number; children: ReactNode }) {
  return (
    <div>
      <dt>{children}</dt>
      <dd>{figure.toLocaleString("en-GB")}</dd>
    </div>
  );
}

interface ExtremeProps extends Pick<QualityBodyProps, "nameOf"> {
  name: string;
  path: string;
}

function Extreme({ name, path, nameOf }: ExtremeProps) {
  if (!path) return null;
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        <a href={path}>{nameOf(path)}</a>
      </dd>
    </div>
  );
}

function UniqueHistogram({ unique, messages }: { unique: QualityReport["unique"]; messages: Messages }) {
  const { drawing } = messages;
  return (
    <Histogram
      bars={unique.histogram}
      label={labelBars(unique.histogram, (pages, index) =>
        messages.unique.bar({ from: index * UNIQUE_STEP, pages }),
      )}
      axis={drawing.unique}
      count={drawing.pages({ pages: unique.pages })}
      ticks={[0, 5, 10, 15, 20].map((bar) => ({ bar, text: String(bar * UNIQUE_STEP) }))}
      low={{ bar: unique.min / UNIQUE_STEP, text: drawing.least }}
      high={{ bar: unique.median / UNIQUE_STEP, text: drawing.median }}
    />
  );
}

interface KindHistogramProps {
  kind: KindReport;
  /** The highest bar of all kinds: they share the scale. */
  highest: number;
  messages: Messages;
}

function KindHistogram({ kind, highest, messages }: KindHistogramProps) {
  const { drawing } = messages;
  return (
    <Histogram
      bars={sharesOf(kind)}
      label={labelBars(kind.histogram, (pairs, index) =>
        messages.bar({ from: String(index / BUCKETS), to: String((index + 1) / BUCKETS), pairs }),
      )}
      axis={drawing.likeness}
      count={drawing.pairs({ pairs: kind.pairs })}
      unit="%"
      least={highest}
      ticks={LIKENESS_TICKS.map((value) => ({ bar: value * BUCKETS, text: String(value) }))}
      low={{ bar: kind.mean * BUCKETS, text: drawing.mean }}
      high={{ bar: kind.max * BUCKETS, text: drawing.most }}
      limit={{ bar: MAX_SIMILARITY * BUCKETS, text: drawing.limit({ limit: String(MAX_SIMILARITY) }) }}
    />
  );
}

/** The bars of a kind as percentages of its pairs: the kinds differ in their number of pairs. */
function sharesOf({ histogram, pairs }: KindReport): number[] {
  return histogram.map((bar) => (100 * bar) / pairs);
}

function figuresOf({ mean, max, ownWords }: KindReport) {
  return {
    mean: mean.toFixed(3),
    max: max.toFixed(3),
    ownMean: Math.round(ownWords.mean).toLocaleString("en-GB"),
    ownMin: ownWords.min.toLocaleString("en-GB"),
  };
}

/** The bars that are not empty, in words. */
function labelBars(bars: readonly number[], label: (height: number, index: number) => string): string {
  return bars.flatMap((height, index) => (height > 0 ? label(height, index) : [])).join("; ");
}
