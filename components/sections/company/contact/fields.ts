import type { ContactMessage } from "./mail-link";

/** The form's fields in their order. */
export const FIELD_NAMES = ["name", "email", "company", "phone", "service", "message"] as const;

export type FieldName = (typeof FIELD_NAMES)[number];
/** What stands in the fields; the service by its slug. */
export type FieldValues = Record<FieldName, string>;
/** What is wrong with a field, said to the visitor. */
export type FieldProblems = Partial<Record<FieldName, string>>;
export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const MISSING: FieldProblems = {
  name: "Please enter your name.",
  email: "Please enter the email address we should reply to.",
  message: "Please write a line about what you need.",
};
const NO_ADDRESS = "This is not an email address yet. It should look like ann@example.com.";

/** Id of a field. */
export function fieldId(name: FieldName): string {
  return `contact-${name}`;
}

/** The control of a field. */
export function controlOf(form: HTMLFormElement, name: FieldName): Control {
  return form.elements.namedItem(fieldId(name)) as Control;
}

/** What stands in a form now. */
export function readFields(form: HTMLFormElement): FieldValues {
  const entries = FIELD_NAMES.map((name) => [name, controlOf(form, name).value]);
  return Object.fromEntries(entries) as FieldValues;
}

/** Puts values into the fields that are still empty: what somebody typed before the script came stays. */
export function fillFields(form: HTMLFormElement, values: Partial<FieldValues>): void {
  for (const name of FIELD_NAMES) {
    const control = controlOf(form, name);
    if (control.value === "") control.value = values[name] ?? "";
  }
}

/** What is wrong with one field. Whether an address is one is the browser's judgement, as for every email field. */
export function problemOf(form: HTMLFormElement, name: FieldName): string | undefined {
  const { required, value, validity } = controlOf(form, name);
  if (required && value.trim() === "") return MISSING[name];
  return validity.typeMismatch ? NO_ADDRESS : undefined;
}

/** What is wrong with a form, field by field. */
export function findProblems(form: HTMLFormElement): FieldProblems {
  const entries = FIELD_NAMES.map((name) => [name, problemOf(form, name)] as const);
  return Object.fromEntries(entries.filter(([, problem]) => problem !== undefined));
}

/** The message as the email says it: the service by its title. */
export function toMessage(
  values: FieldValues,
  services: readonly { slug: string; title: string }[],
): ContactMessage {
  const service = services.find(({ slug }) => slug === values.service)?.title ?? "";
  return { ...values, service };
}
