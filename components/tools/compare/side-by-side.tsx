import type { ComparisonResult } from "@/lib/tools/compare-result";
import { splitRows } from "@/lib/tools/compare-rows";

interface SideBySideProps extends Pick<ComparisonResult, "heads" | "rows"> {
  /** Names the table for screen readers. */
  caption: string;
}

/**
 * What differs as a table with a column for each side, and beside two of them what does not, as a list. On phones the label
 * of a line is above its cells, so that three columns fit: tools.css.
 */
export function SideBySide({ caption, heads, rows }: SideBySideProps) {
  const { differing, same } = splitRows(rows);
  return (
    <div className={heads.length === 2 ? "sides-pair" : "sides-three"}>
      <table className="sides">
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
                  text
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {differing.map(({ label, cells, decides }) => (
            <tr key={label} className={decides ? "decides" : undefined}>
              <th scope="row">{label}</th>
              {cells.map((cell, index) => (
                <td key={heads[index]!.text}>{decides ? <Figure text={cell} /> : <Cell text={cell} />}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {same.length > 0 && (
        <div>
          <h3 className="mb-2">What is the same</h3>
          <dl className="sides same">
            {same.map(({ label, cells }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{cells[0]}</dd>
              </div>
            ))}
          </dl>
        </div>
      )}
    </div>
  );
}

/** A price or hours, with what they are for below them. */
function Figure({ text }: { text: string }) {
  const [, figure = text, rest] = /^([£\d]\S*) (.*)/.exec(text) ?? [];
  return (
    <>
      <b>{figure}</b> {rest}
    </>
  );
}

/** More parts than these are counted, and open when they are asked for, or on paper. */
const FEW = 2;

/** A text; a list if it has many parts. */
function Cell({ text }: { text: string }) {
  const parts = text.split("; ");
  if (parts.length <= FEW) return text;
  return (
    <details className="tool-fold">
      <summary>{parts.length} days</summary>
      <ul>
        {parts.map((part) => (
          <li key={part}>{part}</li>
        ))}
      </ul>
    </details>
  );
}
