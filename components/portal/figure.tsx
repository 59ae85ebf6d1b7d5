interface FigureProps {
  term: string;
  value: string;
  /** What the figure is of. */
  note: string;
}

/** One figure of a list of them (`dl`). */
export function Figure({ term, value, note }: FigureProps) {
  return (
    <div>
      <dt className="text-small text-soft">{term}</dt>
      <dd className="font-display text-h2 leading-none font-semibold tabular-nums">{value}</dd>
      <dd className="mt-1 text-small text-soft">{note}</dd>
    </div>
  );
}
