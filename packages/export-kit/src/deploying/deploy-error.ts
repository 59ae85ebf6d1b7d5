/** Exit codes of `export-kit deploy`, for scripts. Killed by a signal it ends with 128 and the signal's number. */
export const EXIT = { failed: 1, usage: 2, confirm: 3, locked: 4, check: 5, interrupted: 130 } as const;

/** An error whose message says what is wrong and what to do. */
export class DeployError extends Error {
  constructor(
    message: string,
    readonly exitCode: number = EXIT.failed,
  ) {
    super(message);
    this.name = "DeployError";
  }
}
