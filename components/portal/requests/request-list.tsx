import { useDeferredValue, useMemo, type ReactNode } from "react";
import { withKnownAccount } from "./filter";
import type { Administration } from "./administration";
import { useColumns } from "./use-columns";
import { FilterBar } from "./filter-bar";
import type { ListedRequest } from "./listed-request";
import { RequestResults } from "./request-results";
import { SavedViews } from "./saved-views";
import { ViewsButton } from "./views-button";
import { textOfView, useListQuery } from "./use-list-query";

interface RequestListProps {
  caption: string;
  /** Begins the names of the query parameters, where a page has two lists. */
  list?: string;
  requests: readonly ListedRequest[];
  administration?: Administration;
  /** Figures beside the count. */
  summary?: ReactNode;
  /** Shown when there are no requests at all. */
  empty: ReactNode;
}

/** Requests with search, filters, sorting and export. */
export function RequestList(props: RequestListProps) {
  const { caption, list = "", requests, administration, summary, empty } = props;
  const { filter: asked, order, page, setFilter, setOrder, setPage, follow, ...linked } = useListQuery(list);
  const [chosen, chooseColumns] = useColumns(linked);
  const filter = useMemo(() => withKnownAccount(asked, requests), [asked, requests]);
  const view = textOfView({ filter, order, columns: chosen });
  // A constant while the view is the same, because the results are memoised.
  const tools = useMemo(() => <ViewsButton query={view} />, [view]);
  // Deferred, so that typing stays responsive while the table updates.
  const applied = useDeferredValue(filter);

  if (requests.length === 0) {
    return (
      <>
        {summary}
        {empty}
      </>
    );
  }
  return (
    <>
      <FilterBar
        requests={requests}
        filter={filter}
        onFilter={setFilter}
        order={order}
        onOrder={setOrder}
        withCustomers={administration !== undefined}
      />
      <SavedViews list={list} query={view} onFollow={follow} />
      <RequestResults
        tools={tools}
        caption={caption}
        summary={summary}
        requests={requests}
        administration={administration}
        chosen={chosen}
        onColumns={chooseColumns}
        filter={applied}
        order={order}
        initialPage={page}
        onFilter={setFilter}
        onOrder={setOrder}
        onPage={setPage}
      />
    </>
  );
}
