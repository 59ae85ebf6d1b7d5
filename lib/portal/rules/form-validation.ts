import { messages } from "../messages";
import {
  defaultPriority,
  industries,
  isOption,
  priorities,
  services,
  type Industry,
  type Priority,
  type Service,
} from "./options";

/** In characters: docs/behaviour.md#validation. */
export const MIN_PASSWORD_LENGTH = 6;

export interface SignUpForm {
  firstName: string;
  lastName: string;
  email: string;
  password: string;
  confirmPassword: string;
  company?: string;
}

export interface SignInForm {
  email: string;
  password: string;
}

/** The values of the new-request form. They may be empty or not in the option lists. */
export interface RequestForm {
  service: string;
  industry: string;
  description: string;
  priority?: string;
}

/** A validated new request. */
interface CompleteRequest {
  service: Service;
  industry: Industry;
  description: string;
  priority: Priority;
}

/** The first invalid field of a form, and the message to show. */
export interface Problem<Field extends string> {
  field: Field;
  message: string;
}

const requiredTexts = {
  firstName: "Please enter your first name.",
  lastName: "Please enter your last name.",
  email: "Please enter your email address.",
  password: "Please enter a password.",
  confirmPassword: "Please repeat the password.",
} as const;

type Required = keyof typeof requiredTexts;

/** Returns true for a text of nothing but spaces. */
export function isBlank(text: string): boolean {
  return text.trim() === "";
}

/** The first of some required fields that is not filled in; undefined if all are. */
export function firstMissing<Field extends Required>(
  form: Readonly<Record<Field, string>>,
  fields: readonly Field[],
): Problem<Field> | undefined {
  // A password may consist of spaces. A name or an email may not.
  const field = fields.find((name) => (/password/i.test(name) ? form[name] === "" : isBlank(form[name])));
  return field && { field, message: requiredTexts[field] };
}

/**
 * Validates the sign-up form: required fields first, then matching passwords, then password length.
 *
 * @see docs/behaviour.md#validation
 */
export function signUpProblem(form: SignUpForm): Problem<Required> | undefined {
  const missingField = firstMissing(form, ["firstName", "lastName", "email", "password", "confirmPassword"]);
  return missingField ?? newPasswordProblem(form);
}

/** The problem of a new password that was entered twice. */
export function newPasswordProblem(form: {
  password: string;
  confirmPassword: string;
}): Problem<"password" | "confirmPassword"> | undefined {
  if (form.password !== form.confirmPassword) {
    return { field: "confirmPassword", message: messages.passwordMismatch };
  }
  if (form.password.length < MIN_PASSWORD_LENGTH) {
    return { field: "password", message: messages.shortPassword };
  }
  return undefined;
}

/** Validates the new-request form; returns the request or the first invalid field. Priority has a default. */
export function readRequestForm(form: RequestForm): CompleteRequest | Problem<keyof RequestForm> {
  const { service, industry, description, priority = defaultPriority } = form;
  const problem = (field: keyof RequestForm) => ({ field, message: messages.incompleteRequest });
  if (!isOption(services, service)) return problem("service");
  if (!isOption(industries, industry)) return problem("industry");
  if (isBlank(description)) return problem("description");
  if (!isOption(priorities, priority)) return problem("priority");
  return { service, industry, description, priority };
}
