import type { Site } from "@/lib/content";

/** Path of the file (RFC 9116). */
export const SECURITY_TXT_PATH = "/.well-known/security.txt";

/** `security.txt` (RFC 9116): where to report vulnerabilities. */
export function securityTxt({ security }: Pick<Site, "security">, origin: string): string {
  return [
    `Contact: mailto:${security.contact}`,
    `Expires: ${securityTxtEnd(security)}`,
    `Preferred-Languages: ${security.languages.join(", ")}`,
    `Canonical: ${origin}${SECURITY_TXT_PATH}`,
    "",
  ].join("\n");
}

/** The last second of the day on which it expires, as ISO 8601 in UTC. */
export function securityTxtEnd({ expires }: Site["security"]): string {
  return `${expires}T23:59:59Z`;
}
