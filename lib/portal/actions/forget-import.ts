import type { Outcome } from "../outcome";
import { IMPORT_KEY } from "../records/storage-keys";
import { asAdministrator } from "./session";

/** Forgets that an import was interrupted. */
export const forgetImport = asAdministrator((context): Outcome<null> =>
  context.outcome(context.remove(IMPORT_KEY), null),
);
