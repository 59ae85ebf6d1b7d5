import { passwordStrength, type PasswordStrength } from "@/lib/portal/rules/password-strength";

const LONGER = "15 characters or more are hard to guess, such as four words that do not belong together.";

const texts: Record<PasswordStrength, string> = {
  "too-short": "Too short.",
  common: "Easy to guess: among the first that anyone would try.",
  weak: `Weak. ${LONGER}`,
  fair: `Fair. ${LONGER}`,
  strong: "Strong.",
};

interface PasswordAdviceProps {
  password: string;
  /** Texts that others know of its owner, such as email and names. */
  personal: readonly string[];
}

/** How hard a new password is to guess: docs/behaviour.md#your-account. */
export default function PasswordAdvice({ password, personal }: PasswordAdviceProps) {
  return texts[passwordStrength(password, personal)];
}
