import { useEffect, useRef, type ReactNode } from "react";
import clsx from "clsx";

interface FieldFoldProps {
  /** Shown on phones: what is folded. */
  summary: string;
  /** True if a field inside is wrong: the fold opens. */
  isWrong: boolean;
  className?: string;
  children: ReactNode;
}

/** Fields that few visitors change, folded on phones so that the result is near. See `components/sections/fold.css`. */
export function FieldFold({ summary, isWrong, className, children }: FieldFoldProps) {
  const details = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    // Never closed again: the visitor is typing in it.
    if (isWrong) details.current!.open = true;
  }, [isWrong]);
  return (
    <details ref={details} className="fold max-md:border-t max-md:border-line col-span-full">
      <summary className="text-small font-semibold">{summary}</summary>
      <div className={clsx("grid items-start gap-5 max-md:pt-2", className)}>{children}</div>
    </details>
  );
}
