import type { ReactNode } from "react";
import clsx from "clsx";

interface FoldProps {
  /** Shown on phones: what is folded. */
  summary: ReactNode;
  /** Folds of one name close each other. */
  name?: string;
  /** True where the content has the page's margins, but this element has not. */
  inset?: boolean;
  /** True to open it on phones too; then the visitor may close it. */
  open?: boolean;
  children: ReactNode;
}

/** Folds its content on phones. On wider screens and on paper it is open: `fold.css`. */
export function Fold({ summary, name, inset = false, open, children }: FoldProps) {
  return (
    <details className="fold" name={name} open={open}>
      <summary className={clsx(inset && "page")}>{summary}</summary>
      {children}
    </details>
  );
}
