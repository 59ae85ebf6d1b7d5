import { FILE_FOLDERS, MEDIA_TYPES } from "./table.mjs";

/** A path pattern of the host table as a regular expression for nginx (PCRE) and Caddy (RE2). */
export function patternSource(pattern: string): string {
  return pattern.endsWith("*") ? `^${escape(pattern.slice(0, -1))}` : `^${escape(pattern)}$`;
}

/** A regular expression for the paths of files, as opposed to pages. */
export function fileSource(): string {
  const folders = FILE_FOLDERS.map((folder) => `^${escape(folder)}`);
  return [...folders, `\\.(?:${Object.keys(MEDIA_TYPES).join("|")})$`].join("|");
}

export function escape(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}
