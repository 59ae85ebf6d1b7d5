/** A figure with its label and an explanation. Belongs in a `dl`. */
export function Stat({ term, value, note }: { term: string; value: string; note: string }) {
  return (
    <div>
      <dt className="text-small text-soft">{term}</dt>
      <dd className="font-display text-h2 leading-none font-semibold tabular-nums">{value}</dd>
      <dd className="mt-1 text-small text-soft">{note}</dd>
    </div>
  );
}
