import type { Colour } from "./colours.ts";

/**
 * The strokes of the drawings, as SVG. Colours are names, which `paint` replaces. Lengths are user units: a drawing is
 * 400 wide and 260 high.
 */

/** The text face of the pages (`--font-sans` of `components/ui/theme.css`): images do not inherit it. */
export const TEXT_FACE = "-apple-system,BlinkMacSystemFont,Segoe UI,Roboto,Noto Sans,Arial,sans-serif";

/** A line, in ink unless it says otherwise. */
export function line(d: string, colour: Colour = "ink", width = 3, dashes = ""): string {
  const dashed = dashes && ` stroke-dasharray="${dashes}"`;
  return `<path d="${d}" stroke="@${colour}" stroke-width="${width}"${dashed}/>`;
}

/** A flat shape without an outline. */
export function flat(d: string, colour: Colour): string {
  return `<path d="${d}" fill="@${colour}" stroke="none"/>`;
}

/** A shape with an outline in ink. */
export function shape(d: string, colour: Colour): string {
  return `<path d="${d}" fill="@${colour}"/>`;
}

/** A rectangle with an outline in ink. */
export function box(x: number, y: number, width: number, height: number, colour: Colour, radius = 6): string {
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}" fill="@${colour}"/>`;
}

/** A rectangle without an outline. */
export function block(
  x: number,
  y: number,
  width: number,
  height: number,
  colour: Colour,
  radius = 4,
): string {
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}" fill="@${colour}" stroke="none"/>`;
}

export function disc(x: number, y: number, radius: number, colour: Colour): string {
  return `<circle cx="${x}" cy="${y}" r="${radius}" fill="@${colour}" stroke="none"/>`;
}

/** A disc with an outline in ink. */
export function coin(x: number, y: number, radius: number, colour: Colour): string {
  return `<circle cx="${x}" cy="${y}" r="${radius}" fill="@${colour}"/>`;
}

export function ring(x: number, y: number, radius: number, colour: Colour, width = 3): string {
  return `<circle cx="${x}" cy="${y}" r="${radius}" stroke="@${colour}" stroke-width="${width}"/>`;
}

/** Puts a drawing around the origin somewhere else. `turn` is in degrees, clockwise. */
export function at(x: number, y: number, drawing: string, turn = 0, scale = 1): string {
  const rotate = turn === 0 ? "" : ` rotate(${turn})`;
  const size = scale === 1 ? "" : ` scale(${scale})`;
  return `<g transform="translate(${x} ${y})${rotate}${size}">${drawing}</g>`;
}

/** A text as it stands in markup. */
export function escapeText(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
}

/** A text in the system's font, centred at `x` on the baseline `y`. */
export function words(x: number, y: number, text: string, colour: Colour = "ink", size = 24): string {
  return `<text x="${x}" y="${y}" fill="@${colour}" stroke="none" text-anchor="middle" font-family="${TEXT_FACE}" font-size="${size}" font-weight="600">${escapeText(text)}</text>`;
}
