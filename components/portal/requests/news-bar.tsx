import { markSeen, unmarkSeen } from "@/lib/portal/actions/requests";
import { useAuth, usePortalState } from "../auth-provider";
import { TextButton } from "../buttons";
import { formatMoment } from "../format";
import { QueryLink } from "../query-link";
import { useSayOutcome } from "../use-say-outcome";

/** How many requests have news, which the account has not seen, and the button that marks all of it as seen. */
export function NewsBar() {
  const { run } = useAuth();
  const say = useSayOutcome();
  const count = usePortalState((state) => state.newsCount);
  const since = usePortalState((state) => state.seenAt);

  const markAll = () => say(run(markSeen), "All marked as read.", (before) => run(unmarkSeen, before));

  if (count === 0) return null;
  const them = count === 1 ? "it" : "them";
  return (
    <p className="my-1 flex max-w-none flex-wrap items-baseline gap-x-4 text-small print:hidden">
      {/* A translator of the browser replaces the text: only another element shows another count then. */}
      <span key={count}>
        <strong>{count} new</strong> since {formatMoment(since)}
      </span>
      <QueryLink change={{ news: "new", page: null }} className="underline underline-offset-4">
        <span key={them}>Show {them}</span>
      </QueryLink>
      <TextButton onClick={markAll}>Mark all as read</TextButton>
    </p>
  );
}
