import { readFileSync } from "node:fs";
import path from "node:path";
import { hashFiles } from "@/packages/export-kit/src/hash-files.mjs";

/** What decides how the portal looks. */
const FOLDERS = ["app/(portal)", "components/portal", "components/ui", "lib/portal/samples"];

/** Where `npm run evidence` notes the state of the portal that its pictures show. */
export const EVIDENCE_STATE = "lib/site-build/evidence.json";

/** A hash of the portal's sources without their tests. */
export const portalState = (root: string) => hashFiles(root, FOLDERS);

/** Whether the portal has changed since its pictures were taken. */
export function isEvidenceOld(root: string): boolean {
  const noted = JSON.parse(readFileSync(path.join(root, EVIDENCE_STATE), "utf8"));
  return noted.portal !== portalState(root);
}
