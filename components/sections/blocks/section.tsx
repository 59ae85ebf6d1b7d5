import type { ReactNode } from "react";
import clsx from "clsx";

interface SectionProps {
  title: string;
  lead?: string;
  id?: string;
  className?: string;
  children?: ReactNode;
}

/** A section with a heading. The space above it is less below the head of a page, which has its own. */
export function Section({ title, lead, id, className, children }: SectionProps) {
  return (
    <section id={id} className={clsx("page mt-10 md:mt-22 [.head+&]:mt-2", className)}>
      <h2 className="mb-4 max-w-[18em]">{title}</h2>
      {lead && <p className="mb-4 text-soft md:mb-6">{lead}</p>}
      {children}
    </section>
  );
}
