/** The text face of the pages (`--font-sans` of `components/ui/theme.css`): images do not inherit it. */
export const TEXT_FACE = "-apple-system,BlinkMacSystemFont,Segoe UI,Roboto,Noto Sans,Arial,sans-serif";

/** A text as it stands in markup. */
export function escapeText(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
}
