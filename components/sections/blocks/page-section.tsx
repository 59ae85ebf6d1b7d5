import type { ReactNode } from "react";

interface SectionProps {
  title: string;
  lead?: string | undefined;
  id?: string;
  children?: ReactNode;
}

/**
 * A section with a heading, and its lead below it or, on wide screens, beside it. The space above it is less below the head
 * of a page, which has its own.
 */
export function Section({ title, lead, id, children }: SectionProps) {
  return (
    <section id={id} className="page mt-10 md:mt-22 [.head+&]:mt-2">
      <div className="mb-4 items-baseline-last gap-x-16 md:mb-6 lg:grid lg:grid-cols-2">
        <h2 className="max-w-[18em]">{title}</h2>
        {lead && <p className="mt-4 text-soft lg:mt-0">{lead}</p>}
      </div>
      {children}
    </section>
  );
}
