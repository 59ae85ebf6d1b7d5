import type { ReactNode } from "react";

interface SpecimenProps {
  title: string;
  /** What all of its kind have in common. */
  rule: string;
  children: ReactNode;
}

/** A part of the site with its name and its rule. */
export function Specimen({ title, rule, children }: SpecimenProps) {
  return (
    <section className="min-w-0 break-inside-avoid">
      <h3>{title}</h3>
      <p className="mt-1 mb-4 text-small text-soft">{rule}</p>
      {children}
    </section>
  );
}
