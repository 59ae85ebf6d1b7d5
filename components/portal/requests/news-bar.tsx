import { markSeen, unmarkSeen } from "@/lib/portal/actions/requests";
import { useAuth, usePortalState } from "../auth-provider";
import { TextButton } from "../buttons";
import { formatMoment } from "../format";
import { QueryLink } from "../query-link";
import { useSayOutcome } from "../use-say-outcome";

/** How many requests have news since the account has last marked all as read, and the button that does so. */
export function NewsBar() {
  const { run } = useAuth();
  const say = useSayOutcome();
  const count = usePortalState((state) => state.newsCount);
  const since = usePortalState((state) => state.seenAt);

  const read = () => say(run(markSeen), "All marked as read.", (before) => run(unmarkSeen, before));

  if (count === 0) return null;
  return (
    <p key={count} className="my-1 flex max-w-none flex-wrap items-baseline gap-x-4 text-small print:hidden">
      <span>
        <strong>{count} new</strong> since {formatMoment(since)}
      </span>
      <QueryLink change={{ news: "new", page: null }} className="underline underline-offset-4">
        Show {count === 1 ? "it" : "them"}
      </QueryLink>
      <TextButton onClick={read}>Mark all as read</TextButton>
    </p>
  );
}
