import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { getContent, getOrigin, type Site } from "@/lib/content";
import { SECURITY_TXT_PATH, securityTxt, securityTxtEnd } from "@/lib/seo/text-files";

const DAY_MS = 86_400_000;
/** Leaves time to confirm the contact and set a new date: docs/building.md#what-a-build-guarantees. */
const NOTICE_DAYS = 30;

export function writeSecurityTxt(root: string): void {
  const file = path.join(root, SECURITY_TXT_PATH);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, securityTxt(getContent().site, getOrigin()));
}

/** What is wrong with the date of `security.txt`; nothing if it is valid for long enough. */
export function expiryProblems(security: Site["security"], now: Date): string[] {
  const days = Math.floor((Date.parse(securityTxtEnd(security)) - now.getTime()) / DAY_MS);
  if (days >= NOTICE_DAYS) return [];
  return [
    `content/site.yaml, security.expires: security.txt ${days < 0 ? "has expired" : `expires in ${days} days`} ` +
      `(${security.expires}). Make sure that security.contact is still read, then set a date at most a year from now.`,
  ];
}
