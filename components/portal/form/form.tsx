import {
  createContext,
  useContext,
  useId,
  useState,
  type ComponentProps,
  type ReactNode,
  type SubmitEvent,
} from "react";
import type { FieldPath, FieldValues, UseFormReturn } from "react-hook-form";
import { Alert } from "@/components/ui/alert";
import { FormField } from "@/components/ui/form-field";
import { INVALID_EMAIL } from "@/components/ui/invalid-email-message";
import { Select, type Option } from "@/components/ui/select";
import type { Outcome } from "@/lib/portal/outcome";
import { isBlank } from "@/lib/portal/rules/form-validation";
import { Button } from "../buttons";

interface Problem {
  message: string;
  /** The field to correct. */
  field?: string;
  /** The fields that were empty, where the message is about all of them. */
  empty?: readonly string[];
}

interface FormContextValue {
  form: UseFormReturn;
  problem: Problem | undefined;
  problemId: string;
}

const FormContext = createContext<FormContextValue | undefined>(undefined);

/** The form around a field. */
export function useFormAround(): FormContextValue {
  const context = useContext(FormContext);
  if (!context) throw new Error("a field must be used inside a Form");
  return context;
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/**
 * The name of the email field, if it is the first with a problem and not because it is empty: the action has a text for
 * each empty field.
 */
function findInvalidEmail(form: HTMLFormElement): string | undefined {
  const controls = [...form.querySelectorAll<Control>("input, select, textarea")];
  // To the browser, a name of spaces is filled in.
  const first = controls.find(
    ({ required, value, validity }) => !validity.valid || (required && isBlank(value)),
  );
  return first?.validity.typeMismatch ? first.name : undefined;
}

type Result = Outcome<unknown, string> | undefined;

interface FormProps<Values extends FieldValues> extends Omit<ComponentProps<"form">, "action" | "onSubmit"> {
  form: UseFormReturn<Values>;
  /** The accessible name. */
  label: string;
  /** Whatever is not refused is done. Not called while it is under way. */
  action: (values: Values) => Result | Promise<Result>;
  /** Focuses the alert of a refusal, not the field to correct. */
  focusAlert?: boolean;
  /** Marks all empty fields beside the one to correct, except optional ones: the alert is about all of them. */
  markEmpty?: boolean;
}

/**
 * A form that submits to an action of the portal, with an alert if it is refused. The browser validates nothing, so that
 * all problems are shown in one way.
 */
export function Form<Values extends FieldValues>(props: FormProps<Values>) {
  const { form, label, action, focusAlert = false, markEmpty = false, children, ...rest } = props;
  const problemId = useId();
  const [problem, setProblem] = useState<Problem>();

  function show(next: Problem) {
    setProblem(next);
    if (next.field && !focusAlert) form.setFocus(next.field as FieldPath<Values>);
  }

  const submitValid = form.handleSubmit(async (values) => {
    setProblem(undefined);
    const outcome = await action(values);
    if (outcome?.status !== "refused") return;
    const { message, field } = outcome;
    const isEmpty = (name: string) => isBlank(values[name]);
    show({ message, field, empty: markEmpty && field ? Object.keys(values).filter(isEmpty) : [] });
  });

  function submit(event: SubmitEvent<HTMLFormElement>) {
    if (form.formState.isSubmitting) return event.preventDefault();
    const email = findInvalidEmail(event.currentTarget);
    if (email === undefined) return void submitValid(event);
    event.preventDefault();
    show({ message: INVALID_EMAIL, field: email });
  }

  return (
    <FormContext value={{ form: form as unknown as UseFormReturn, problem, problemId }}>
      <form noValidate onSubmit={submit} aria-label={label} {...rest}>
        <div className="col-span-full empty:hidden">
          <Alert id={problemId} problem={problem} focused={focusAlert || !problem?.field} />
        </div>
        {children}
      </form>
    </FormContext>
  );
}

interface SubmitProps {
  children: string;
  /** The text while the action is under way. */
  busy?: string;
  /** Disables the button meanwhile. Not where the form stays: a browser takes the focus from a disabled button. */
  disables?: boolean;
  className: string;
}

/** Submits the form around it. */
export function Submit({ children, busy = children, disables = false, className }: SubmitProps) {
  const { isSubmitting } = useFormAround().form.formState;
  return (
    <Button
      type="submit"
      disabled={disables && isSubmitting}
      aria-disabled={isSubmitting}
      className={`aria-disabled:cursor-wait ${className}`}
    >
      {isSubmitting ? busy : children}
    </Button>
  );
}

export interface FieldProps {
  name: string;
  label: string;
  optional?: boolean;
  hint?: string;
  className?: string;
}

type ControlProps = Parameters<ComponentProps<typeof FormField>["children"]>[0];

interface FieldOfFormProps extends FieldProps {
  children: (control: ControlProps & ReturnType<UseFormReturn["register"]>) => ReactNode;
}

/** A control of the form around it. */
export function Field({ name, children, ...field }: FieldOfFormProps) {
  const { form, problem, problemId } = useFormAround();
  const isMissing = !field.optional && problem?.empty?.includes(name);
  return (
    <FormField {...field} invalid={isMissing || problem?.field === name} problemId={problemId}>
      {(control) => children({ ...form.register(name), required: !field.optional, ...control })}
    </FormField>
  );
}

/** A field of one line. */
export function TextField({
  name,
  label,
  optional,
  className,
  ...input
}: FieldProps & ComponentProps<"input">) {
  return (
    <Field {...{ name, label, optional, className }}>
      {(control) => <input type="text" {...input} {...control} />}
    </Field>
  );
}

/** A choice. */
export function SelectField({ options, ...field }: FieldProps & { options: readonly (string | Option)[] }) {
  return <Field {...field}>{(control) => <Select {...control} options={options} />}</Field>;
}
