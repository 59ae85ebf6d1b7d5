import { FormField } from "@/components/ui/form-field";
import { Select } from "@/components/ui/select";
import { formatNumber } from "@/lib/tools/typed-numbers";
import { LogFacts } from "./log-result";
import type { OpenLog } from "./use-log";

const MOST_UNREAD = 8;

interface LogStateProps {
  log: OpenLog;
  answer: (id: string, value: string) => void;
  choose: (queue: string | undefined) => void;
  keep: (isWanted: boolean) => void;
}

/** What the log is, what it leaves open, and the result in one sentence. */
export function LogState({ log, answer, choose, keep }: LogStateProps) {
  const { name, progress, facts, result } = log;
  if (progress !== undefined)
    return (
      <div className="page py-10">
        <p role="status" className="font-semibold">
          <span>{`Reading ${name ?? "the sample"}: ${Math.floor(100 * progress)}%`}</span>
        </p>
        <progress
          value={progress}
          max={1}
          aria-label="Share that is read"
          className="mt-3 w-full max-w-120"
        />
      </div>
    );
  const isOpen = facts !== undefined && (facts.problem !== undefined || facts.questions.length > 0);
  if (isOpen)
    return (
      <div className="page py-10">
        {facts.problem ? (
          <p role="alert" className="border-l-4 border-alert pl-4 font-semibold">
            <span>{facts.problem}</span>
          </p>
        ) : (
          <Questions log={log} answer={answer} />
        )}
        <Notes facts={facts} />
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
          {facts && name !== undefined && <span>{describeRead(facts)}</span>}
        </p>
        <div role="status">
          <h2 className="mt-3">
            <span>{result.heading}</span>
          </h2>
        </div>
        {facts && name !== undefined && (
          <>
            <LogChoices log={log} queues={facts.queues} choose={choose} keep={keep} />
            <Notes facts={facts} />
          </>
        )}
      </div>
      <LogFacts facts={result.facts} />
    </div>
  );
}

/** Which calls count, and whether the log is here again on the next visit. Its fields are none of the form's. */
function LogChoices({
  log: { queue, kept },
  queues,
  choose,
  keep,
}: Omit<LogStateProps, "answer"> & { queues: Facts["queues"] }) {
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
            className="mt-1 size-5"
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

type Facts = NonNullable<OpenLog["facts"]>;

function describeRead({ rows, unread }: Facts): string {
  return `Rows read: ${formatNumber(rows - unread.length)} of ${formatNumber(rows)}.`;
}

function Questions({
  log: { facts, answers },
  answer,
}: {
  log: OpenLog;
  answer: (id: string, value: string) => void;
}) {
  return (
    <div role="group" aria-label="What the log leaves open">
      <h2 className="text-h3">The log may be read in two ways</h2>
      {facts!.questions.map(({ id, text, choices }) => (
        <fieldset key={id} className="mt-5">
          <legend className="mb-2 font-semibold">
            <span>{text}</span>
          </legend>
          <div className="flex flex-wrap gap-3">
            {choices.map(([value, label]) => (
              <button
                key={value}
                type="button"
                className="button"
                aria-pressed={answers[id] === value}
                onClick={() => answer(id, value)}
              >
                <span>{label}</span>
              </button>
            ))}
          </div>
        </fieldset>
      ))}
    </div>
  );
}

/** What was not read, and what was left out. */
function Notes({ facts: { notes, unread } }: { facts: Facts }) {
  if (notes.length + unread.length === 0) return null;
  return (
    <ul className="mt-4 grid gap-1 text-small text-soft">
      {notes.map((note) => (
        <li key={note}>{note}</li>
      ))}
      {unread.slice(0, MOST_UNREAD).map(({ row, reason }) => (
        <li key={row}>{`Line ${row} not read: ${reason}.`}</li>
      ))}
      {unread.length > MOST_UNREAD && (
        <li key="more">{`And ${formatNumber(unread.length - MOST_UNREAD)} more lines.`}</li>
      )}
    </ul>
  );
}
