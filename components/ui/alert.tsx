import { useEffect, useRef } from "react";

interface AlertProps {
  id?: string;
  /** What went wrong; nothing is shown without it. A new object is a new problem, also in the same words. */
  problem: { message: string } | undefined;
  /** Takes the focus when the problem appears. */
  focused?: boolean;
}

/** A red alert beside a form. */
export function Alert({ id, problem, focused = false }: AlertProps) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (problem && focused) ref.current?.focus();
  }, [problem, focused]);
  if (!problem) return null;
  return (
    <div
      ref={ref}
      id={id}
      role="alert"
      tabIndex={-1}
      className="rounded-button border-2 border-alert px-3 py-2 font-semibold text-alert"
    >
      {problem.message}
    </div>
  );
}
