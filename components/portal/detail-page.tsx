import { useEffect, useRef, type ReactNode } from "react";
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
  const headingRef = useRef<HTMLHeadingElement>(null);
  useEffect(() => headingRef.current?.focus(), []);
  return (
    <article>
      <p className="print:hidden">
        <QueryLink change={close} className="inline-block py-1 text-small underline underline-offset-4">
          {back}
        </QueryLink>
      </p>
      <h2 ref={headingRef} tabIndex={-1} className="mt-1 text-h3">
        {heading}
      </h2>
      {children}
    </article>
  );
}
