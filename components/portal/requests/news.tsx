import { useAuth, usePortalState } from "../auth-provider";
import { TextButton } from "../buttons";
import { formatMoment } from "../format";
import { QueryLink } from "../query-link";
import { useSayOutcome } from "../use-say-outcome";

/** The title of a view with the number of requests that have news: "(3) My Requests". */
export const titleWithNews = (title: string, count: number) => (count > 0 ? `(${count}) ${title}` : title);

/** How many requests have news since the account has last marked all as read, and the button that does so. */
export function News() {
  const { markSeen, unmarkSeen } = useAuth();
  const say = useSayOutcome();
  const count = usePortalState((state) => state.newsCount);
  const since = usePortalState((state) => state.seenAt);

  const read = () => say(markSeen(), "All marked as read.", unmarkSeen);

  if (count === 0) return null;
  return (
    <p key={count} className="my-1 flex max-w-none flex-wrap items-baseline gap-x-4 text-small print:hidden">
      <span>
        <strong>{count} new</strong> since {formatMoment(new Date(since).toISOString())}
      </span>
      <QueryLink change={{ news: "new", page: null }} className="underline underline-offset-4">
        Show {count === 1 ? "it" : "them"}
      </QueryLink>
      <TextButton onClick={read}>Mark all as read</TextButton>
    </p>
  );
}
