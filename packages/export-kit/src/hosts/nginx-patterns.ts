import { FILE_FOLDERS, isPlaceholder, MEDIA_TYPES } from "./table.mjs";

/** A path pattern of the host table as a regular expression. CloudFront's function shares the next three. */
export function patternSource(pattern: string): string {
  return pattern.endsWith("*") ? `^${escape(pattern.slice(0, -1))}` : `^${escape(pattern)}$`;
}

/**
 * The path of a redirect as a regular expression.
 *
 * @param groupOf the group that matches a placeholder, by its name
 */
export function redirectSource(from: string, groupOf: (name: string) => string): string {
  const parts = from.split("/").map((part) => (isPlaceholder(part) ? groupOf(part.slice(1)) : escape(part)));
  return `^${parts.join("/")}`;
}

/** The target of a redirect. @param valueOf what stands for a placeholder, by its name */
export function redirectTarget(to: string, valueOf: (name: string) => string): string {
  return to
    .split("/")
    .map((part) => (isPlaceholder(part) ? valueOf(part.slice(1)) : part))
    .join("/");
}

/** A regular expression for the paths of files, as opposed to pages. */
export function fileSource(): string {
  const folders = FILE_FOLDERS.map((folder) => `^${escape(folder)}`);
  return [...folders, `\\.(?:${Object.keys(MEDIA_TYPES).join("|")})$`].join("|");
}

export function escape(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}
