import { useEffect, useRef, type ReactNode } from "react";
import { QueryLink } from "./query-link";

interface DetailPageProps {
  /** The query parameter that opens this page. The back link removes it. */
  parameter: string;
  /** The text of the back link. */
  back: string;
  heading: string;
  children: ReactNode;
}

/** Details of one list item, shown instead of the list. The heading takes the focus. */
export function DetailPage({ parameter, back, heading, children }: DetailPageProps) {
  const headingRef = useRef<HTMLHeadingElement>(null);
  useEffect(() => headingRef.current?.focus(), []);
  return (
    <article>
      <p>
        <QueryLink
          change={{ [parameter]: null }}
          className="inline-block py-1 text-small underline underline-offset-4"
        >
          {back}
        </QueryLink>
      </p>
      <h2 ref={headingRef} tabIndex={-1} className="mt-3 text-h2">
        {heading}
      </h2>
      {children}
    </article>
  );
}
