import type { ReactNode } from "react";

interface SectionProps {
  title: string;
  lead?: string;
  id?: string;
  children?: ReactNode;
}

/** A titled stretch of a page. */
export function Section({ title, lead, id, children }: SectionProps) {
  return (
    <section id={id} className="page mt-14 md:mt-22">
      <h2 className="mb-4 max-w-[18em]">{title}</h2>
      {lead && <p className="mb-6 text-soft">{lead}</p>}
      {children}
    </section>
  );
}
