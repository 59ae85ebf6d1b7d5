import { lazy, Suspense, useState, type ReactNode } from "react";
import { formatPounds } from "@/lib/pounds";
import { usePortalState } from "../auth-provider";
import { QueryLink } from "../query-link";
import { List, type ListProps } from "../table/list";
import { queryOfView } from "../table/list-view";
import type { ListedRequest } from "./listed-request";
import { ownColumns, ownRequests } from "./request-kind";

/** Fetched when it is opened for the first time. */
const ViewsDialog = lazy(() => import("./views-dialog"));

interface RequestListProps extends Pick<ListProps<ListedRequest>, "caption" | "list" | "summary" | "empty"> {
  requests: readonly ListedRequest[];
  /** What administrators have beside. A constant. */
  administration?: Pick<ListProps<ListedRequest>, "kind" | "columns" | "selectAll" | "selected">;
}

const own = { kind: ownRequests, columns: ownColumns };

const cells: ListProps<ListedRequest>["cells"] = async (matching, columns) =>
  (await import("./csv")).requestCells(matching, columns);

/** The sum of the estimates of what matches. */
const total = (matching: readonly ListedRequest[]): ReactNode =>
  `${formatPounds(Math.round(matching.reduce((sum, { estimatedCost }) => sum + estimatedCost * 100, 0)) / 100)} estimated`;

const viewsButton = (view: string) => <ViewsButton view={view} />;

/** Requests with search, filters, order, saved views and export. */
export function RequestList({ requests, administration = own, list = "", ...props }: RequestListProps) {
  return (
    <List
      {...props}
      {...administration}
      list={list}
      items={requests}
      note={total}
      cells={cells}
      views={(view) => <SavedViews kind={administration.kind} list={list} view={view} />}
      viewsButton={viewsButton}
    />
  );
}

interface SavedViewsProps extends Required<Pick<ListProps<ListedRequest>, "kind" | "list">> {
  /** The view that is shown, as text. */
  view: string;
}

/** Links to the saved views of the signed-in account; nothing while there are none. */
function SavedViews({ kind, list, view: shown }: SavedViewsProps) {
  const views = usePortalState((state) => state.savedViews);
  if (views.length === 0) return null;
  return (
    <nav aria-label="Saved views" className="mt-1.5 flex flex-wrap gap-x-4 text-small print:hidden">
      {views.map(({ id, name, query }) => (
        <QueryLink
          key={id}
          change={queryOfView(kind, list, query)}
          aria-current={query === shown || undefined}
          className="inline-block py-1 wrap-anywhere underline decoration-line underline-offset-4 hover:decoration-ink aria-current:font-semibold"
        >
          {name}
        </QueryLink>
      ))}
    </nav>
  );
}

/** Opens the saved views: to save the one that is shown, and to rename and delete others. */
function ViewsButton({ view }: { view: string }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className="button min-h-8 px-2 py-0.5 text-small lg:px-3"
        onClick={() => setOpen(true)}
      >
        Views
      </button>
      {open && (
        <Suspense>
          <ViewsDialog query={view} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
