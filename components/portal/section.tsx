import type { ReactNode } from "react";

interface SectionProps {
  heading: string;
  level?: "h2" | "h3";
  /** A paragraph below the heading. */
  about?: ReactNode;
  children?: ReactNode;
}

/** A part of a page with a line above its heading. */
export function Section({ heading, level: Heading = "h2", about, children }: SectionProps) {
  return (
    <section className="border-t border-line pt-3">
      <Heading className="text-h3">{heading}</Heading>
      {about && <p className="mt-1 text-soft">{about}</p>}
      {children}
    </section>
  );
}

interface RowProps {
  term: string;
  /** The widths at which term and description are beside each other. */
  className: string;
  children: ReactNode;
}

/** A row of a `dl` with a line above it. */
export function Row({ term, className, children }: RowProps) {
  return (
    <div className={`grid border-t border-line ${className}`}>
      <dt className="font-semibold">{term}</dt>
      <dd className="wrap-anywhere">{children}</dd>
    </div>
  );
}

/** A figure with its label and an explanation. Belongs in a `dl`. */
export function Stat({ term, value, note }: { term: string; value: string; note: string }) {
  return (
    <div>
      <dt className="text-small text-soft">{term}</dt>
      <dd className="font-display text-h2 leading-none font-semibold tabular-nums">{value}</dd>
      <dd className="mt-1 text-small text-soft">{note}</dd>
    </div>
  );
}
