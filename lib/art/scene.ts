import { paint, type Scheme } from "./colours.ts";

/** A drawing in the hand of the blog's illustrations: flat shapes, lines in ink, and its subject in amber. */
export interface Scene {
  /** What is to be seen, for those who cannot see it. */
  about: string;
  background: "blue" | "green" | "sand";
  /** Strokes, in the order in which they are laid. */
  drawing: readonly string[];
}

/** The size of every scene, in pixels at its natural size. */
export const SCENE_SIZE = { width: 400, height: 260 } as const;

/** The scene as an SVG document. It has no style element: the Content-Security-Policy would drop it. */
export function renderScene({ background, drawing }: Scene, scheme: Scheme): string {
  const { width, height } = SCENE_SIZE;
  return paint(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" fill="none" stroke="@ink" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"><rect width="${width}" height="${height}" fill="@${background}" stroke="none"/>${drawing.join("")}</svg>\n`,
    scheme,
  );
}
