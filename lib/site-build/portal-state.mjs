import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

/** What decides how the portal looks. */
const FOLDERS = ["app/(portal)", "components/portal", "components/ui", "lib/portal/samples"];

/** Where `npm run evidence` notes the state of the portal that its pictures show. */
export const EVIDENCE_STATE = "lib/site-build/evidence.json";

/** A hash of the portal's sources without their tests. @param {string} root @returns {string} */
export function portalState(root) {
  const hash = createHash("sha256");
  for (const folder of FOLDERS) {
    const files = readdirSync(path.join(root, folder), { recursive: true, withFileTypes: true })
      .filter(
        (entry) => entry.isFile() && /\.(tsx?|css)$/.test(entry.name) && !/\.test\.tsx?$/.test(entry.name),
      )
      .map((entry) => path.join(entry.parentPath, entry.name))
      .sort();
    for (const file of files) hash.update(path.relative(root, file)).update(readFileSync(file));
  }
  return hash.digest("hex");
}

/** Whether the portal has changed since its pictures were taken. @param {string} root @returns {boolean} */
export function isEvidenceOld(root) {
  const noted = JSON.parse(readFileSync(path.join(root, EVIDENCE_STATE), "utf8"));
  return noted.portal !== portalState(root);
}
