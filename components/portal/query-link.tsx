import type { MouseEvent, ReactNode } from "react";
import { changeQuery, useUrlWith, type QueryChange } from "./use-query";

interface QueryLinkProps {
  change: QueryChange;
  id?: string;
  className?: string;
  /** By default set on a link that would change nothing, such as that of the open request. */
  "aria-current"?: boolean;
  children: ReactNode;
}

/** A link to this page with another query. A plain click changes the query without a navigation. */
export function QueryLink({ change, children, ...link }: QueryLinkProps) {
  const [href, isCurrent] = useUrlWith(change);
  function onClick(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    changeQuery(change);
  }
  return (
    <a aria-current={isCurrent || undefined} {...link} href={href} onClick={onClick}>
      {children}
    </a>
  );
}
