import type { Question } from "@/lib/tools/questions";

interface QuestionChoicesProps {
  question: Question;
  /** The answer that is given. */
  chosen?: string | undefined;
  answer: (id: string, value: string) => void;
}

/** What a file leaves open, with a button for each answer. */
export function QuestionChoices({ question: { id, text, choices }, chosen, answer }: QuestionChoicesProps) {
  return (
    <fieldset className="mt-4">
      <legend className="mb-2 font-semibold">{text}</legend>
      <div className="flex flex-wrap gap-3">
        {choices.map(([value, label]) => (
          <button
            key={value}
            type="button"
            className="button"
            aria-pressed={chosen === value}
            onClick={() => answer(id, value)}
          >
            {label}
          </button>
        ))}
      </div>
    </fieldset>
  );
}
