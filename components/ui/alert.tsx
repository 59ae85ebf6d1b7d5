import { useEffect, useRef } from "react";

interface AlertProps {
  id?: string;
  /** Nothing is shown without it. A new object is a new problem, even with the same message. */
  problem: { message: string } | undefined;
  /** Moves the focus here when a problem appears. */
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
