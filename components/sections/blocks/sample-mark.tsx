/** Marks an invented entry: docs/behaviour.md#samples. */
export function SampleMark() {
  return (
    <span className="rounded-full border border-line bg-card px-2 font-sans text-[0.8125rem] leading-normal font-semibold tracking-normal text-soft">
      Sample
    </span>
  );
}

/** Says once on a page what the mark means. */
export function SampleNote({ text }: { text: string | undefined }) {
  return text === undefined ? undefined : <p className="mb-6 text-small text-soft">{text}</p>;
}
