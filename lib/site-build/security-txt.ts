import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { getContent, getOrigin } from "@/lib/content";
import { SECURITY_TXT_PATH, securityTxt, securityTxtEnd } from "@/lib/seo/security-txt";

const DAY_MS = 86_400_000;
/** Leaves time to confirm the contact and set a new date: docs/building.md#what-a-build-guarantees. */
const NOTICE_DAYS = 30;

/** @throws Error if `security.txt` expires within 30 days of `now` */
export function writeSecurityTxt(root: string, now: Date = new Date()): void {
  const { site } = getContent();
  checkExpiry(securityTxtEnd(site.security), now);
  const file = path.join(root, SECURITY_TXT_PATH);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, securityTxt(site, getOrigin()));
}

/**
 * @param end ISO 8601
 * @throws Error with the problem
 */
export function checkExpiry(end: string, now: Date): void {
  const problem = expiryProblem(end, now);
  if (problem !== undefined) throw new Error(problem);
}

/**
 * @param end ISO 8601
 * @returns undefined if `security.txt` is valid for long enough
 */
export function expiryProblem(end: string, now: Date): string | undefined {
  const days = Math.floor((Date.parse(end) - now.getTime()) / DAY_MS);
  if (days >= NOTICE_DAYS) return undefined;
  return (
    `content/site.yaml, security.expires: security.txt ${days < 0 ? "has expired" : `expires in ${days} days`} ` +
    `(${end.slice(0, 10)}). Make sure that security.contact is still read, then set a date at most a year from now.`
  );
}
