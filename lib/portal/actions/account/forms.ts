import { firstMissing, newPasswordProblem, type Problem } from "../../rules/validation";
import { accountMessages } from "./messages";

export interface ProfileForm {
  firstName: string;
  lastName: string;
  company: string;
}

/** The form that changes a password. */
export interface PasswordForm {
  currentPassword: string;
  password: string;
  confirmPassword: string;
}

/** Validates the profile: the names that sign-up requires are required here too. */
export function profileProblem(form: ProfileForm): Problem<"firstName" | "lastName"> | undefined {
  return firstMissing(form, ["firstName", "lastName"]);
}

/** Validates a change of password like a sign-up, after the current password. */
export function passwordChangeProblem(form: PasswordForm): Problem<keyof PasswordForm> | undefined {
  if (form.currentPassword === "")
    return { field: "currentPassword", message: accountMessages.missingCurrentPassword };
  if (form.password === "") return { field: "password", message: accountMessages.missingNewPassword };
  return firstMissing(form, ["confirmPassword"]) ?? newPasswordProblem(form);
}
