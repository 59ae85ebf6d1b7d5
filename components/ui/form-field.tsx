import { useId, type ReactNode } from "react";
import clsx from "clsx";

/** What ties a control to its label and its hint. */
export interface ControlProps {
  id: string;
  className: string;
  "aria-invalid": boolean | undefined;
  "aria-describedby": string | undefined;
}

interface FormFieldProps {
  label: string;
  optional?: boolean;
  /** What to fill in, below the control. */
  hint?: string;
  /** Marks the control as the one to mend. */
  invalid?: boolean;
  /** The id of the text that says what is wrong, where it stands elsewhere. */
  problemId?: string;
  /** What is wrong, said below the control; marks it as well. */
  problem?: string;
  /** Id of the control, where somebody has to find it. */
  id?: string;
  className?: string;
  children: (props: ControlProps) => ReactNode;
}

/** A labelled control of a form. */
export function FormField({
  label,
  optional = false,
  hint,
  invalid = false,
  problemId,
  problem,
  id: givenId,
  className,
  children,
}: FormFieldProps) {
  const ownId = useId();
  const id = givenId ?? ownId;
  const marked = invalid || problem !== undefined;
  const describedBy = clsx(hint && `${id}-hint`, invalid && problemId, problem && `${id}-problem`);
  return (
    <div className={className}>
      <label htmlFor={id} className="mb-1 block text-small font-semibold">
        {label}
        {optional && <span className="font-normal text-soft"> (optional)</span>}
      </label>
      {children({
        id,
        className: clsx(
          // Room for the label below the bar when the control is scrolled to.
          "block min-h-11 scroll-mt-10 w-full min-w-0 rounded-button border bg-paper px-3 py-2 text-ink disabled:opacity-60",
          marked ? "border-2 border-alert" : "border-soft",
        ),
        "aria-invalid": marked || undefined,
        "aria-describedby": describedBy || undefined,
      })}
      {hint && (
        <p id={`${id}-hint`} className="mt-1 text-small text-soft">
          {hint}
        </p>
      )}
      {problem !== undefined && (
        <p id={`${id}-problem`} className="mt-1 text-small font-semibold text-alert">
          {problem}
        </p>
      )}
    </div>
  );
}
