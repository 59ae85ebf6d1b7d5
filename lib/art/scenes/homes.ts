import { key, mobile, ringing } from "../objects.ts";
import { at, box, coin, line } from "../shapes.ts";
import type { Scene } from "../scene.ts";

/** Scenes for trades of Home Services that have nothing to do with its burst pipe. */
export const HOME_SCENES = {
  "a-shut-door": {
    about: "A house door is shut, and a telephone lights up on the step. The key is on its hook inside.",
    background: "green",
    drawing: [
      box(138, 22, 124, 212, "card", 2),
      box(150, 34, 100, 200, "clyde", 2),
      box(166, 50, 68, 62, "clyde-pale", 2),
      line("M200 50v62", "ink", 3),
      box(166, 130, 68, 88, "clyde-pale", 2),
      coin(236, 122, 7, "card"),
      // The window, and the key behind it.
      box(300, 62, 76, 84, "deep"),
      line("M338 62v14", "soft", 3),
      at(338, 92, key("amber"), 90, 0.8),
      line("M14 234h372"),
      at(76, 180, mobile("amber"), 0, 0.94),
      at(104, 150, ringing("amber"), -30),
    ],
  },
} satisfies Record<string, Scene>;
