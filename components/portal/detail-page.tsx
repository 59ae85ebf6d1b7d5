import { useEffect, useRef, type ReactNode } from "react";
import { QueryLink } from "./query-link";

interface DetailPageProps {
  /** What of the URL's query opens it, and has to go on the way back. */
  opener: string;
  /** The words of the way back. */
  back: string;
  heading: string;
  children: ReactNode;
}

/** One thing out of a list, in the list's place: a way back, and a heading that takes the focus. */
export function DetailPage({ opener, back, heading, children }: DetailPageProps) {
  const headingRef = useRef<HTMLHeadingElement>(null);
  useEffect(() => headingRef.current?.focus(), []);
  return (
    <article>
      <p>
        <QueryLink
          change={{ [opener]: null }}
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
