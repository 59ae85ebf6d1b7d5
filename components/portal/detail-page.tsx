import type { ReactNode } from "react";
import { FocusedHeading } from "./focus";
import { QueryLink } from "./query-link";
import type { QueryChange } from "./use-query";

interface DetailPageProps {
  /** Takes the query parameters of this page away. */
  close: QueryChange;
  /** The text of the back link. */
  back: string;
  heading: string;
  children: ReactNode;
}

/** Details of one list item, shown instead of the list. The heading takes the focus. */
export function DetailPage({ close, back, heading, children }: DetailPageProps) {
  return (
    <article>
      <p className="print:hidden">
        <QueryLink change={close} className="inline-block py-1 text-small underline underline-offset-4">
          {back}
        </QueryLink>
      </p>
      <FocusedHeading className="mt-1">{heading}</FocusedHeading>
      {children}
    </article>
  );
}
