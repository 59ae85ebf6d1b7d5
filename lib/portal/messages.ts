/** The portal's error texts, word for word as the specification's catalogue gives them. */
export const messages = {
  invalidCredentials: "Invalid email or password",
  signInFailed: "Failed to sign in",
  emailTaken: "User with this email already exists",
  signUpFailed: "Failed to sign up",
  passwordMismatch: "Passwords do not match.",
  shortPassword: "Password must be at least 6 characters",
  incompleteRequest: "Please fill in all fields.",
  outsideProvider: "useAuth must be used within an AuthProvider",
} as const;

/** Texts for cases that the catalogue does not name. */
export const otherMessages = {
  signedOut: "Please sign in first.",
  notAllowed: "Only an administrator can do this.",
  unknownRequest: "This request no longer exists.",
  unknownStatus: "This is not a status of a request.",
  exportFailed: "The backup could not be made: a stored password could not be hashed.",
  importNotStored: "There is no room in this browser for the backup. Nothing was imported.",
  importCutOff:
    "The storage of this browser stopped working during the import: a part of the backup is here. Import it again later.",
} as const;

/** What a form shows when an operation failed: the error's own message, or the fallback. */
export function displayedError(error: unknown, fallback: string): string {
  return error instanceof Error && error.message ? error.message : fallback;
}
