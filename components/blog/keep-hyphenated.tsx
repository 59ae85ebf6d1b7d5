import type { ReactNode } from "react";

/** Keeps words with a hyphen in one piece: balanced lines would break there first. */
export function keepHyphenated(title: string): ReactNode[] {
  return title.split(/(\S+-\S+)/).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <span key={part} className="inline-block">
        {part}
      </span>
    ),
  );
}
