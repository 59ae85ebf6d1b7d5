import type { ReactNode } from "react";

interface BandHeadProps {
  title: string;
  /** A sentence or a link, on the right where there is room. */
  children?: ReactNode;
}

/** The heading of a band, with a sentence or a link on its line. */
export function BandHead({ title, children }: BandHeadProps) {
  return (
    <div className="mb-2.5 flex flex-wrap items-baseline justify-between gap-x-12 gap-y-1 md:mb-6">
      <h2>{title}</h2>
      {children && <p className="text-small [:not(.bg-deep)>.page_&]:text-soft">{children}</p>}
    </div>
  );
}
