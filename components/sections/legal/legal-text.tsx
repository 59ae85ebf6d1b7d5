import { Fragment } from "react";
import type { LegalBlock } from "@/lib/content";

interface LegalTextProps {
  block: LegalBlock;
  /** Words to set in bold. */
  marked: readonly string[];
}

/** A paragraph, a list, terms with their explanations, or a link. */
export function LegalText({ block, marked }: LegalTextProps) {
  if (typeof block === "string")
    return (
      <p>
        <Marked text={block} words={marked} />
      </p>
    );
  if ("rows" in block) return <Rows rows={block.rows} />;
  if ("link" in block)
    return (
      <p>
        <a href={block.link.url} className="text-link">
          {block.link.label}
        </a>
      </p>
    );
  return (
    <div>
      <p>{block.intro}</p>
      <ul className="mt-2 grid max-w-text list-disc gap-1.5 pl-5 marker:text-soft">
        {block.items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </div>
  );
}

/** A text with the first occurrence of each of the words in bold, in upper or lower case. */
function Marked({ text, words }: { text: string; words: readonly string[] }) {
  const lower = text.toLowerCase();
  const found = words
    .map((word) => ({ from: lower.indexOf(word.toLowerCase()), length: word.length }))
    .filter(({ from }) => from >= 0)
    .sort((a, b) => a.from - b.from);
  const ends = [0, ...found.map(({ from, length }) => from + length)];
  return (
    <>
      {found.map(({ from, length }, index) => (
        <Fragment key={from}>
          {text.slice(ends[index], from)}
          <strong className="font-semibold">{text.slice(from, from + length)}</strong>
        </Fragment>
      ))}
      {text.slice(ends.at(-1))}
    </>
  );
}

function Rows({ rows }: { rows: readonly { term: string; text: string }[] }) {
  return (
    <dl>
      {rows.map(({ term, text }) => (
        <div key={term} className="grid gap-x-8 border-t border-line py-3 md:grid-cols-[13rem_minmax(0,1fr)]">
          <dt className="font-semibold">{term}</dt>
          <dd className="max-w-text">{text}</dd>
        </div>
      ))}
    </dl>
  );
}
