import type { ReactNode } from "react";

interface EmptyListProps {
  heading: string;
  level?: "h2" | "h3";
  children: ReactNode;
}

/** Shown instead of a list without items. */
export function EmptyList({ heading, level: Heading = "h2", children }: EmptyListProps) {
  return (
    <div className="border-t border-line py-8">
      <Heading className="text-h3">{heading}</Heading>
      <p className="mt-1 text-soft">{children}</p>
    </div>
  );
}
