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
        <div className="siblings">
          {compared.map((kind) => (
            <section key={kind}>
              <h2>{messages.kinds[kind]}</h2>
              <p>{messages.kind(ownWordsOf(kinds[kind]))}</p>
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

/** Only the part of the scale on which there are pages, with a bar of room on each side. */
function UniqueHistogram({ unique, messages }: { unique: QualityReport["unique"]; messages: Messages }) {
  const { drawing } = messages;
  const { histogram } = unique;
  const first = Math.max(0, histogram.findIndex(Boolean) - 1);
  const last = Math.min(histogram.length, histogram.findLastIndex(Boolean) + 2);
  const places = Array.from({ length: last - first + 1 }, (_, bar) => bar);
  return (
    <Histogram
      bars={histogram.slice(first, last)}
      label={labelBars(histogram, (pages, index) =>
        messages.unique.bar({ from: index * UNIQUE_STEP, pages }),
      )}
      axis={drawing.unique}
      count={drawing.pages({ pages: unique.pages })}
      ticks={places
        .filter((bar) => (first + bar) % TICK === 0)
        .map((bar) => ({ bar, text: String((first + bar) * UNIQUE_STEP) }))}
      low={{ bar: unique.min / UNIQUE_STEP - first, text: drawing.least }}
      high={{ bar: unique.median / UNIQUE_STEP - first, text: drawing.median }}
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
