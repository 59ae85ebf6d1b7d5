import { useId, useState, type SubmitEvent } from "react";
import { addComment, retractComment } from "@/lib/portal/actions/requests";
import type { EventOf } from "@/lib/portal/records/schema";
import { useAuth } from "../auth-provider";
import { SmallButton } from "../buttons";
import { useSayOutcome } from "../use-say-outcome";

/** Adds a comment to a request, or an internal note. Text only: the storage of a browser has no room for files. */
export function AddComment({ requestId, canAddNotes }: { requestId: string; canAddNotes: boolean }) {
  const { run } = useAuth();
  const say = useSayOutcome();
  const id = useId();
  const [text, setText] = useState("");
  const [problem, setProblem] = useState("");
  const [isNote, setIsNote] = useState(false);

  function undo(comment: EventOf<"comment" | "note">) {
    const outcome = run(retractComment, comment);
    // Back in the field, so that it can be corrected.
    if (outcome.status !== "refused") setText((now) => now || comment.text);
    return outcome;
  }

  function submit(event: SubmitEvent) {
    event.preventDefault();
    const outcome = run(addComment, requestId, text, isNote ? "note" : "comment");
    setProblem(outcome.status === "refused" ? outcome.message : "");
    if (outcome.status === "refused") return;
    setText("");
    const done = `${isNote ? "Note" : "Comment"} saved in this browser.`;
    say(outcome, done, undo, "The comment was taken back.");
  }

  return (
    <form noValidate onSubmit={submit} className="mt-4 text-small print:hidden" aria-label="Add a comment">
      <label htmlFor={id} className="font-semibold">
        Comment
      </label>
      <textarea
        id={id}
        rows={3}
        value={text}
        onChange={({ target }) => setText(target.value)}
        aria-invalid={problem !== ""}
        aria-describedby={`${id}-hint`}
        className="mt-1 block w-full rounded-button border border-soft bg-card px-3 py-2"
      />
      <p id={`${id}-hint`} role="status" className="mt-1 text-soft">
        {problem ||
          `Read in this browser by ${isNote ? "" : "the customer and "}the administrator. Text only, no files.`}
      </p>
      <div className="mt-2 flex flex-wrap items-center gap-x-4">
        <SmallButton type="submit">Add comment</SmallButton>
        {canAddNotes && (
          <label className="flex min-h-9 cursor-pointer items-center gap-2">
            <input
              type="checkbox"
              className="size-5"
              checked={isNote}
              onChange={({ target }) => setIsNote(target.checked)}
            />
            Internal note, which customers do not see
          </label>
        )}
      </div>
    </form>
  );
}
