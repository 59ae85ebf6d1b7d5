import type { ComparisonResult } from "@/lib/tools/compare-result";

interface SideBySideProps extends Pick<ComparisonResult, "heads" | "rows"> {
  /** Names the table for screen readers. */
  caption: string;
}

/** So many lines that differ are seen at once. */
const FIRST_LINES = 6;

/**
 * The first lines that differ as a table with a column for each side, those that decide before the others; folded, the rest
 * and what is the same. On phones the label of a line is above its cells, so that three columns fit: tables.css.
 */
export function SideBySide({ caption, heads, rows }: SideBySideProps) {
  const isSame = ({ cells }: (typeof rows)[number]) => cells.every((cell) => cell === cells[0]);
  const same = rows.filter(isSame);
  const ordered = rows
    .filter((row) => !isSame(row))
    .toSorted((a, b) => Number(b.decides ?? false) - Number(a.decides ?? false));
  const rest = ordered.slice(FIRST_LINES);
  return (
    <div className="grid grid-cols-1 items-start gap-x-16 gap-y-8">
      <Sides caption={caption} heads={heads} rows={ordered.slice(0, FIRST_LINES)} />
      {rest.length + same.length > 0 && (
        <details className="folded tool-fold">
          <summary>{`${rest.length} more ${rest.length === 1 ? "difference" : "differences"}, and ${same.length} the same`}</summary>
          {rest.length > 0 && <Sides caption={`${caption}, continued`} heads={heads} rows={rest} />}
          <h3 className="mt-6 mb-2">What is the same</h3>
          <dl className="sides same">
            {same.map(({ label, cells }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{cells[0]}</dd>
              </div>
            ))}
          </dl>
        </details>
      )}
    </div>
  );
}

function Sides({ caption, heads, rows }: SideBySideProps) {
  return (
    <table className="sides stacked">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr>
          <td />
          {heads.map(({ text, url }) => (
            <th key={text} scope="col">
              {/* Landing pages have no payload for soft navigation. */}
              {url ? (
                <a href={url} className="underline underline-offset-4">
                  {text}
                </a>
              ) : (
                <span>{text}</span>
              )}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ label, cells, decides }) => (
          <tr key={label} className={decides ? "decides" : undefined}>
            <th scope="row">{label}</th>
            {cells.map((cell, index) => (
              <td key={heads[index]!.text}>{decides ? <Figure text={cell} /> : <Cell text={cell} />}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** A price or hours, with what they are for below them. */
function Figure({ text }: { text: string }) {
  const [, figure = text, rest] = /^([£\d]\S*) (.*)/.exec(text) ?? [];
  return (
    <>
      <b>{figure}</b> <span>{rest}</span>
    </>
  );
}

/** More parts than these are counted, and open when they are asked for, or on paper. */
const FEW = 2;

/** A text; a list if it has many parts. */
function Cell({ text }: { text: string }) {
  const parts = text.split("; ");
  if (parts.length <= FEW) return <span>{text}</span>;
  return (
    <details className="folded tool-fold">
      <summary>{`${parts.length} days`}</summary>
      <ul>
        {parts.map((part) => (
          <li key={part}>{part}</li>
        ))}
      </ul>
    </details>
  );
}
