/** A question with its answer, as printed. */
export interface Question {
  question: string;
  answer: string;
}

/** Questions that open on their answers, by the browser's own means: no script. */
export function Faq({ items }: { items: readonly Question[] }) {
  return (
    <div className="border-b border-line">
      {items.map(({ question, answer }) => (
        <details key={question} className="group border-t border-line">
          <summary className="flex cursor-pointer list-none items-baseline justify-between gap-6 py-4 hover:text-clyde [&::-webkit-details-marker]:hidden">
            <h3>{question}</h3>
            <svg
              aria-hidden="true"
              width="16"
              height="16"
              stroke="currentColor"
              strokeWidth="2"
              className="shrink-0 transition-transform duration-150 group-open:rotate-45 motion-reduce:transition-none"
            >
              <path d="M8 1v14M1 8h14" />
            </svg>
          </summary>
          <p className="pb-6 text-soft">{answer}</p>
        </details>
      ))}
    </div>
  );
}
