import type { Site } from "@/lib/content";

/** Where RFC 9116 wants the file, from the site's root. */
export const SECURITY_TXT_PATH = "/.well-known/security.txt";

/** `security.txt` after RFC 9116: to whom a weakness of the site is reported. */
export function securityTxt({ security }: Pick<Site, "security">, origin: string): string {
  return [
    `Contact: mailto:${security.contact}`,
    `Expires: ${securityTxtEnd(security)}`,
    `Preferred-Languages: ${security.languages.join(", ")}`,
    `Canonical: ${origin}${SECURITY_TXT_PATH}`,
    "",
  ].join("\n");
}

/** The last moment of the day on which it expires, as ISO 8601 in UTC. */
export function securityTxtEnd({ expires }: Site["security"]): string {
  return `${expires}T23:59:59Z`;
}
