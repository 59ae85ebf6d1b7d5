import { passwordStrength, type PasswordStrength } from "@/lib/portal/rules/password-strength";

const LONGER = "15 characters or more are hard to guess, such as four words that do not belong together.";

const advice: Record<PasswordStrength, string> = {
  "too-short": "Too short.",
  common: "Easy to guess: among the first that anyone would try.",
  weak: `Weak. ${LONGER}`,
  fair: `Fair. ${LONGER}`,
  strong: "Strong.",
};

/** How hard a new password is to guess: docs/behaviour.md#your-account. */
export default function PasswordAdvice(props: { password: string; personal: readonly string[] }) {
  return advice[passwordStrength(props.password, props.personal)];
}
