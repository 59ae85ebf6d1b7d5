import drawings from "./drawings.json";

/**
 * The alternative text of each scene, by its name: the slug of a category or of a service, or what a page, a story or a
 * trade is about. The drawing is `scenes/<name>.svg`, with colour tokens of `colours.ts`.
 *
 * @see docs/decisions/0058-pictures-are-files.md
 */
export const SCENES = drawings.scenes;
export type SceneName = keyof typeof SCENES;
export const SCENE_NAMES = Object.keys(SCENES) as SceneName[];

/** The drawings of posts. Front matter refers to them by position, counted from 1, so that a new one comes last. */
export const POST_DRAWINGS = drawings.posts;

/** The size of every drawing, in pixels at its natural size. */
export const SCENE_SIZE = { width: 400, height: 260 } as const;

/** The scene of a trade: its own, or that of its category. */
export function sceneOfTrade(trade: {
  scene?: SceneName | undefined;
  category: string;
}): SceneName | undefined {
  return trade.scene ?? (isScene(trade.category) ? trade.category : undefined);
}

/** Whether there is a scene for a category, a service or a page. */
export function isScene(name: string): name is SceneName {
  return Object.hasOwn(SCENES, name);
}
