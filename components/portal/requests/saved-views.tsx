import { usePortalState } from "../auth-provider";
import { QueryLink } from "../query-link";
import { queryOfView } from "./use-list-query";

interface SavedViewsProps {
  /** Begins the names of the query parameters of the list. */
  list: string;
  /** The view that is shown, from `textOfView`. */
  query: string;
  onFollow: () => void;
}

/** Links to the saved views of the signed-in account; nothing while there are none. */
export function SavedViews({ list, query, onFollow }: SavedViewsProps) {
  const views = usePortalState((state) => state.savedViews);
  if (views.length === 0) return null;
  return (
    <nav aria-label="Saved views" className="mt-1.5 flex flex-wrap gap-x-4 text-small print:hidden">
      {views.map((view) => (
        <QueryLink
          key={view.id}
          change={queryOfView(list, view.query)}
          aria-current={view.query === query || undefined}
          onFollow={onFollow}
          className="inline-block py-1 wrap-anywhere underline decoration-line underline-offset-4 hover:decoration-ink aria-current:font-semibold"
        >
          {view.name}
        </QueryLink>
      ))}
    </nav>
  );
}
