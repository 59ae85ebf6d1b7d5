import { FormField } from "@/components/ui/form-field";
import { Select } from "@/components/ui/select";
import { formatNumber } from "@/lib/tools/typed-numbers";
import { QuestionChoices } from "../question-choices";
import { LogFacts } from "./log-result";
import type { LogReader } from "./use-log";

const MOST_UNREAD = 8;

/** What the log is, what it leaves open, and the result in one sentence. */
export function LogStatus({ reader }: { reader: LogReader }) {
  const { name, progress, facts, result } = reader;
  if (progress !== undefined)
    return (
      <div className="page py-10">
        <p role="status" className="font-semibold">
          {`Reading ${name ?? "the sample"}: ${Math.floor(100 * progress)}%`}
        </p>
        <progress
          value={progress}
          max={1}
          aria-label="Share that is read"
          className="mt-3 w-full max-w-120"
        />
      </div>
    );
  if (facts && (facts.problem !== undefined || facts.questions.length > 0))
    return (
      <div className="page py-10">
        {facts.problem ? (
          <p role="alert" className="border-l-4 border-alert pl-4 font-semibold">
            {facts.problem}
          </p>
        ) : (
          <Questions {...reader} questions={facts.questions} />
        )}
        <Notes {...facts} />
      </div>
    );
  return (
    <div className="page grid gap-x-16 gap-y-8 py-10 md:grid-cols-2">
      <div>
        <p className="text-small">
          {name === undefined && (
            <span className="inline-block rounded-[4px] border border-line px-2 py-0.5">Sample</span>
          )}{" "}
          <span>{name === undefined ? `A made-up heating firm, ${result.span}.` : `${result.span}.`}</span>{" "}
          {facts && name !== undefined && (
            <span>
              {`Rows read: ${formatNumber(facts.rows - facts.unread.length)} of ${formatNumber(facts.rows)}.`}
            </span>
          )}
        </p>
        <div role="status">
          <h2 className="mt-3">{result.heading}</h2>
        </div>
        {facts && name !== undefined && (
          <>
            <LogChoices {...reader} queues={facts.queues} />
            <Notes {...facts} />
          </>
        )}
      </div>
      <LogFacts facts={result.facts} />
    </div>
  );
}

type Facts = NonNullable<LogReader["facts"]>;

/** Which calls count, and whether the log is here again on the next visit. Its fields are none of the form's. */
function LogChoices({ queue, kept, queues, choose, keep }: LogReader & Pick<Facts, "queues">) {
  return (
    <div className="mt-4 grid gap-3 print:hidden" onInput={(event) => event.stopPropagation()}>
      {queues.length > 0 && (
        <FormField label="Queue or number" className="max-w-96">
          {(control) => (
            <Select
              {...control}
              value={queue ?? ""}
              onChange={({ target }) => choose(target.value || undefined)}
              options={[
                ["", "All calls"],
                ...queues.map(([name, calls]) => [name, `${name} (${formatNumber(calls)})`] as const),
              ]}
            />
          )}
        </FormField>
      )}
      {typeof caches !== "undefined" && (
        <label className="flex items-start gap-3 text-small">
          <input
            type="checkbox"
            checked={kept === "this"}
            onChange={({ target }) => keep(target.checked)}
            className="mt-1 size-5 shrink-0"
          />
          <span>
            Keep this log in this browser for the next visit
            {kept === "other" && " instead of the one kept here"}
          </span>
        </label>
      )}
      {kept === undefined && (
        <p role="alert" className="text-small font-semibold text-alert">
          This browser has no room for the log. It was not kept.
        </p>
      )}
    </div>
  );
}

function Questions({ questions, answers, answer }: LogReader & Pick<Facts, "questions">) {
  return (
    <div role="group" aria-label="What the log leaves open">
      <h2 className="text-h3">The log may be read in two ways</h2>
      {questions.map((question) => (
        <QuestionChoices
          key={question.id}
          question={question}
          chosen={answers[question.id]}
          answer={answer}
        />
      ))}
    </div>
  );
}

/** What was not read, and what was left out. */
function Notes({ notes, unread }: Pick<Facts, "notes" | "unread">) {
  const lines = [
    ...notes,
    ...unread.slice(0, MOST_UNREAD).map(({ row, reason }) => `Line ${row} not read: ${reason}.`),
    ...(unread.length > MOST_UNREAD ? [`And ${formatNumber(unread.length - MOST_UNREAD)} more lines.`] : []),
  ];
  return (
    <ul className="mt-4 grid gap-1 text-small text-soft empty:hidden">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}
