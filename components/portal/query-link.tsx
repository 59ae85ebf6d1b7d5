import type { MouseEvent, ReactNode } from "react";
import { changeQuery, useUrlWith, type QueryChange } from "./use-query";

interface QueryLinkProps {
  change: QueryChange;
  id?: string;
  className?: string;
  /** Set on the link to what is shown. */
  "aria-current"?: boolean;
  /** Called after the query has changed. */
  onFollow?: () => void;
  children: ReactNode;
}

/** A link to this page with another query. A plain click changes the query without a navigation. */
export function QueryLink({ change, onFollow, children, ...link }: QueryLinkProps) {
  const href = useUrlWith(change);
  function onClick(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    changeQuery(change);
    onFollow?.();
  }
  return (
    <a {...link} href={href} onClick={onClick}>
      {children}
    </a>
  );
}
