import type { ReactNode } from "react";
import type { LandingMessages } from "@/lib/content";
import {
  KINDS,
  MAX_SIMILARITY,
  SIBLINGS,
  UNIQUE_STEP,
  type KindReport,
  type QualityReport,
} from "@/lib/landing/quality-report";
import { Histogram, labelBars } from "./histogram";
import { LikenessStrips } from "./likeness-strips";

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
      {unique.pages > 0 && (
        <section className="page split charts">
          <div>
            <h2>{messages.unique.heading}</h2>
            <p>{messages.unique.text(unique)}</p>
            <dl className="rows">
              <Extreme
                name={messages.extremes.unique}
                figure={unique.min}
                path={unique.minPath}
                nameOf={nameOf}
              />
            </dl>
          </div>
          <UniqueHistogram unique={unique} messages={messages} />
        </section>
      )}
      {compared.length > 0 && (
        <section className="page siblings">
          <h2>{messages.extremes.heading}</h2>
          {compared.map((kind) => (
            <div key={kind}>
              <h3>{messages.kinds[kind]}</h3>
              <p>{messages.kind(ownWordsOf(kinds[kind]))}</p>
              <dl>
                <Extreme
                  name={messages.extremes.alike}
                  figure={kinds[kind].max.toFixed(3)}
                  path={kinds[kind].maxPath}
                  nameOf={nameOf}
                />
                <Extreme
                  name={messages.extremes.ownWords}
                  figure={kinds[kind].ownWords.min}
                  path={kinds[kind].ownWords.minPath}
                  nameOf={nameOf}
                />
              </dl>
            </div>
          ))}
        </section>
      )}
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
  figure: number | string;
  path: string;
}

/** A figure at the end of its scale, and the page that has it. */
function Extreme({ name, figure, path, nameOf }: ExtremeProps) {
  if (!path) return null;
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        <b>{figure.toLocaleString("en-GB")}</b>
        <a href={path}>{nameOf(path)}</a>
      </dd>
    </div>
  );
}

/** From nothing to one bar above the highest value. */
function UniqueHistogram({ unique, messages }: { unique: QualityReport["unique"]; messages: Messages }) {
  const { drawing } = messages;
  const { histogram } = unique;
  const last = Math.min(histogram.length, histogram.findLastIndex(Boolean) + 2);
  const places = Array.from({ length: last + 1 }, (_, bar) => bar);
  return (
    <Histogram
      bars={histogram.slice(0, last)}
      label={labelBars(histogram, (pages, index) =>
        messages.unique.bar({ from: index * UNIQUE_STEP, pages }),
      )}
      axis={drawing.unique}
      count={drawing.pages({ pages: unique.pages })}
      ticks={places
        .filter((bar) => bar % TICK === 0)
        .map((bar) => ({ bar, text: String(bar * UNIQUE_STEP) }))}
      low={{ bar: unique.min / UNIQUE_STEP, text: drawing.least }}
      high={{ bar: unique.median / UNIQUE_STEP, text: drawing.median }}
    />
  );
}

/** Bars between two figures below them. */
const TICK = 5;

function ownWordsOf({ ownWords }: KindReport) {
  return {
    ownMean: Math.round(ownWords.mean).toLocaleString("en-GB"),
    ownMin: ownWords.min.toLocaleString("en-GB"),
  };
}
