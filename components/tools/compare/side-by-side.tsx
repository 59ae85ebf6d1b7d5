import type { ComparisonResult } from "@/lib/tools/compare-result";
import { splitRows } from "@/lib/tools/compare-rows";

interface SideBySideProps extends Pick<ComparisonResult, "heads" | "rows"> {
  /** Names the table for screen readers. */
  caption: string;
}

/**
 * What differs as a table with a column for each side, and what does not as a list. The label of a line is above its
 * cells, so that three columns fit on a phone.
 */
export function SideBySide({ caption, heads, rows }: SideBySideProps) {
  const { differing, same } = splitRows(rows);
  return (
    <>
      <table className="w-full table-fixed text-left text-small leading-normal">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            {heads.map(({ text, url }) => (
              <th key={text} scope="col" className="py-2 pr-3 align-bottom font-semibold wrap-break-word">
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
        {differing.map(({ label, cells }) => (
          <tbody key={label} className="break-inside-avoid">
            <tr>
              <th
                scope="rowgroup"
                colSpan={heads.length}
                className="border-t border-line pt-2 font-normal text-soft"
              >
                {label}
              </th>
            </tr>
            <tr>
              {cells.map((cell, index) => (
                <td key={heads[index]!.text} className="pr-3 pb-2 align-top wrap-break-word tabular-nums">
                  <Cell text={cell} />
                </td>
              ))}
            </tr>
          </tbody>
        ))}
      </table>
      {same.length > 0 && (
        <>
          <h3 className="mt-8 mb-2">What is the same</h3>
          <dl className="text-small leading-normal">
            {same.map(({ label, cells }) => (
              <div key={label} className="gap-x-6 border-t border-line py-2 sm:flex sm:justify-between">
                <dt className="text-soft">{label}</dt>
                <dd className="sm:text-right">{cells[0]}</dd>
              </div>
            ))}
          </dl>
        </>
      )}
    </>
  );
}

/** More parts than these are counted, and open on a phone. */
const FEW = 2;

/** A text; a list if it has many parts. */
function Cell({ text }: { text: string }) {
  const parts = text.split("; ");
  if (parts.length <= FEW) return text;
  return (
    <details className="fold">
      <summary>{parts.length} days</summary>
      <ul>
        {parts.map((part) => (
          <li key={part}>{part}</li>
        ))}
      </ul>
    </details>
  );
}
