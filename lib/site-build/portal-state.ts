import { readFileSync } from "node:fs";
import { hashFiles } from "@/packages/export-kit/src/hash-files.mjs";

/** What decides how the portal looks. */
const FOLDERS = ["app/(portal)", "components/portal", "components/ui", "lib/portal/samples"];

/** Where `npm run evidence` notes the state of the portal that its pictures show. */
export const EVIDENCE_STATE = "lib/site-build/evidence.json";

/** A hash of the portal's sources without their tests, in the working directory. */
export const portalState = () => hashFiles(process.cwd(), FOLDERS);

/** Whether the portal has changed since its pictures were taken. */
export function isEvidenceOld(): boolean {
  const noted = JSON.parse(readFileSync(EVIDENCE_STATE, "utf8"));
  return noted.portal !== portalState();
}
