import type { ReactNode } from "react";
import { formatPounds } from "@/lib/pounds";
import { List, type ListProps } from "../table/list";
import type { ListedRequest } from "@/lib/portal";
import { ownColumns, ownRequests } from "./request-kind";

interface RequestListProps extends Pick<ListProps<ListedRequest>, "caption" | "list" | "summary" | "empty"> {
  requests: readonly ListedRequest[];
  /** What administrators have beside. A constant. */
  administration?: Pick<ListProps<ListedRequest>, "kind" | "columns" | "selectAll" | "selected">;
}

const own = { kind: ownRequests, columns: ownColumns };

const cells: ListProps<ListedRequest>["cells"] = async (matching) =>
  (await import("./csv")).requestCells(matching);

/** The sum of the estimates of what matches. */
const total = (matching: readonly ListedRequest[]): ReactNode =>
  `${formatPounds(Math.round(matching.reduce((sum, { estimatedCost }) => sum + estimatedCost * 100, 0)) / 100)} estimated`;

/** Requests with search, filters, order and export. */
export function RequestList({ requests, administration = own, ...props }: RequestListProps) {
  return <List {...props} {...administration} items={requests} note={total} cells={cells} />;
}
