import type { ReactNode } from "react";
import clsx from "clsx";

interface SectionProps {
  title: string;
  lead?: string;
  id?: string;
  /** Lays it out after the first screen; says about how high it is, in classes `[--late:…]`. */
  late?: string;
  className?: string;
  children?: ReactNode;
}

/** A titled stretch of a page. */
export function Section({ title, lead, id, late, className, children }: SectionProps) {
  const content = (
    <>
      <h2 className="mb-4 max-w-[18em]">{title}</h2>
      {lead && <p className="mb-6 text-soft">{lead}</p>}
      {children}
    </>
  );
  return (
    <section id={id} className={clsx("page mt-14 md:mt-22", className)}>
      {late ? <div className={clsx("late", late)}>{content}</div> : content}
    </section>
  );
}
