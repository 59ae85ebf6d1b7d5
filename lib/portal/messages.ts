/** The texts of several actions. Those of one are in its file. */
export const messages = {
  // Down to `outsideProvider` the texts are fixed, word for word: docs/behaviour.md#error-texts.
  invalidCredentials: "Invalid email or password",
  signInFailed: "Failed to sign in",
  emailTaken: "User with this email already exists",
  signUpFailed: "Failed to sign up",
  passwordMismatch: "Passwords do not match.",
  shortPassword: "Password must be at least 6 characters",
  incompleteRequest: "Please fill in all fields.",
  outsideProvider: "useAuth must be used within an AuthProvider",

  // These may be reworded.
  signedOut: "Please sign in first.",
  otherUser: "Another tab has signed in with another account. Nothing was saved.",
  notAllowed: "Only an administrator can do this.",
  unknownCustomer: "This customer no longer exists.",
  noDay: "This is no day of the calendar.",
  notCompleted: "This request is no longer completed. Nothing was changed.",
  unknownRequest: "This request no longer exists.",
  notPending: "This request is no longer pending. Nothing was changed.",
  changedMeanwhile: "This was changed meanwhile, and was left as it is.",
  notReadable: "This could not be read again, so it was not stored",
  emptyComment: "Please write a comment.",
  unknownStatus: "Unknown request status.",
  demoEmail: "This email belongs to a demo account. Sign in with the password shown for it.",
  unreadableAccount:
    "The account with this email is stored here, but cannot be read. An administrator of this browser can bring it back from a backup. You can also sign up again: both are one account then.",
  exportFailed: "The backup could not be created because a stored password could not be hashed.",
} as const;

/** The message a form shows after a failure: the error's own, or the fallback. */
export function displayedError(error: unknown, fallback: string): string {
  return error instanceof Error && error.message ? error.message : fallback;
}
