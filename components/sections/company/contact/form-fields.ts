import { INVALID_EMAIL } from "@/components/ui/invalid-email-message";

/** The fields in the order of docs/behaviour.md#contact-form, in which `ContactFields` shows them too. */
export const FIELD_NAMES = ["name", "email", "company", "phone", "service", "message"] as const;

export type FieldName = (typeof FIELD_NAMES)[number];
/** Values by field; `service` is a slug. */
export type FieldValues = Record<FieldName, string>;
/** Messages to the visitor. */
export type FieldProblems = Partial<Record<FieldName, string>>;
export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const MISSING: FieldProblems = {
  name: "Please enter your name.",
  email: "Please enter the email address we should reply to.",
  message: "Please write a line about what you need.",
};

/** Id of the control of a field. */
export function fieldId(name: FieldName): string {
  return `contact-${name}`;
}

/** The control of a field in its form. */
export function controlOf(form: HTMLFormElement, name: FieldName): Control {
  return form.elements.namedItem(fieldId(name)) as Control;
}

/** The values of all fields, as typed. */
export function readFields(form: HTMLFormElement): FieldValues {
  const entries = FIELD_NAMES.map((name) => [name, controlOf(form, name).value]);
  return Object.fromEntries(entries) as FieldValues;
}

/** Fills the empty fields. Others contain text that was typed before hydration. */
export function fillFields(form: HTMLFormElement, values: Partial<FieldValues>): void {
  for (const name of FIELD_NAMES) {
    const control = controlOf(form, name);
    if (control.value === "") control.value = values[name] ?? "";
  }
}

/** The problem of a field. The browser validates the email address. */
export function problemOf(form: HTMLFormElement, name: FieldName): string | undefined {
  const { required, value, validity } = controlOf(form, name);
  if (required && value.trim() === "") return MISSING[name];
  return validity.typeMismatch ? INVALID_EMAIL : undefined;
}

/** The problems of all fields that have one. */
export function findProblems(form: HTMLFormElement): FieldProblems {
  const entries = FIELD_NAMES.map((name) => [name, problemOf(form, name)] as const);
  return Object.fromEntries(entries.filter(([, problem]) => problem !== undefined));
}

/** The message for the email, with the title of the service. */
export function toMessage(
  values: FieldValues,
  services: readonly { slug: string; title: string }[],
): FieldValues {
  const service = services.find(({ slug }) => slug === values.service)?.title ?? "";
  return { ...values, service };
}
