import { messages } from "../messages";
import { defaultPriority, industries, isOption, priorities, services } from "./options";
import type { Industry, Priority, Service } from "./options";
import { isBlank } from "./text";

/** The fewest characters a password may have (specification, section 9). */
export const MIN_PASSWORD_LENGTH = 6;

export interface SignUpForm {
  firstName: string;
  lastName: string;
  email: string;
  password: string;
  confirmPassword: string;
  /** May be left out. */
  company?: string;
}

export interface SignInForm {
  email: string;
  password: string;
}

/** A new request as the form has it: `service` and `industry` may be empty, or from outside the lists. */
export interface RequestForm {
  service: string;
  industry: string;
  description: string;
  priority?: string;
}

/** A new request that can be created. */
export interface CompleteRequest {
  service: Service;
  industry: Industry;
  description: string;
  priority: Priority;
}

/** What is wrong with a form: the first field to mend, and the words for it. */
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

function missing<Field extends Required>(
  form: Record<Field, string>,
  fields: readonly Field[],
): Problem<Field> | undefined {
  // A password may consist of spaces; a name or an email may not.
  const field = fields.find((name) => (/password/i.test(name) ? form[name] === "" : isBlank(form[name])));
  return field && { field, message: requiredTexts[field] };
}

/** The first thing wrong with a sign-up: required fields, then the match of the passwords, then their length. */
export function signUpProblem(form: SignUpForm): Problem<Required> | undefined {
  const absent = missing(form, ["firstName", "lastName", "email", "password", "confirmPassword"]);
  if (absent) return absent;
  if (form.password !== form.confirmPassword) {
    return { field: "confirmPassword", message: messages.passwordMismatch };
  }
  if (form.password.length < MIN_PASSWORD_LENGTH) {
    return { field: "password", message: messages.shortPassword };
  }
  return undefined;
}

/** The first thing wrong with a sign-in: email and password are required. */
export function signInProblem(form: SignInForm): Problem<"email" | "password"> | undefined {
  return missing(form, ["email", "password"]);
}

/** The request that a form asks for, or the first field that is not filled. Priority has a default. */
export function readRequestForm(form: RequestForm): CompleteRequest | Problem<keyof RequestForm> {
  const { service, industry, description, priority = defaultPriority } = form;
  const problem = (field: keyof RequestForm) => ({ field, message: messages.incompleteRequest });
  if (!isOption(services, service)) return problem("service");
  if (!isOption(industries, industry)) return problem("industry");
  if (isBlank(description)) return problem("description");
  if (!isOption(priorities, priority)) return problem("priority");
  return { service, industry, description, priority };
}
