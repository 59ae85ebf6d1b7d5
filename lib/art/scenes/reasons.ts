import { bubble, headset, person, sheet } from "../objects.ts";
import { at, block, box, disc, flat, line, ring } from "../shapes.ts";
import type { Scene } from "../scene.ts";

/** Scenes of how the desk works. */
export const REASON_SCENES = {
  "agent-and-screen": {
    about:
      "An agent speaks to a caller, and the screen beside her has laid the caller's last note on the desk.",
    background: "green",
    drawing: [
      at(70, 56, bubble("amber", "right"), 0, 0.94),
      line("M44 48h52M44 64h32", "on-amber", 4),
      at(124, 150, person("clyde") + headset("amber"), 0, 1.4),
      box(216, 28, 162, 118, "card", 8),
      flat("M216 54V36a8 8 0 0 1 8-8h146a8 8 0 0 1 8 8v18z", "deep"),
      disc(232, 41, 4, "clyde-pale"),
      disc(246, 41, 4, "clyde-pale"),
      // What was looked up, and what was found.
      box(232, 66, 104, 22, "sand", 11),
      line("M246 77h44", "ink", 4),
      ring(350, 75, 8, "clyde", 4),
      line("M356 81l8 8", "clyde", 4),
      line("M234 106h126M234 124h84", "line", 5),
      line("M297 146v62M262 208h70", "ink", 6),
      at(188, 148, sheet(92, 62, [38, 60, 46], 1), -7),
      line("M286 162c16 4 16 22 2 26", "clyde", 4),
      line("M297 180l-12 9 12 8", "clyde", 4),
      block(14, 214, 372, 14, "deep"),
    ],
  },
} as const satisfies Record<string, Scene>;
