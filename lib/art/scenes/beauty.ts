import { mobile, ringing } from "../objects.ts";
import { at, block, box, line, shape } from "../shapes.ts";
import type { Scene } from "../scene.ts";

/** A stone around the origin, by its half width and half height. */
const stone = (width: number, height: number, colour: Parameters<typeof shape>[1]) =>
  shape(
    `M-${width} 0a${width} ${height} 0 1 0 ${width * 2} 0a${width} ${height} 0 1 0-${width * 2} 0z`,
    colour,
  );

/** Scenes for trades of Beauty & Personal Care that have nothing to do with its scissors. */
export const BEAUTY_SCENES = {
  "warm-stones": {
    about:
      "Warm stones steam beside folded towels with a gift card on them, and a telephone lights up on the shelf.",
    background: "green",
    drawing: [
      line("M14 222h372"),
      // Towels, and the card on them.
      box(36, 182, 138, 40, "card", 18),
      box(44, 144, 122, 38, "clyde-pale", 18),
      box(52, 108, 106, 36, "card", 18),
      line("M60 196h90M68 158h74M76 121h58", "soft", 2),
      at(
        108,
        88,
        box(-34, -20, 68, 40, "moss", 4) +
          block(-34, -4, 68, 8, "amber", 0) +
          block(-6, -20, 12, 40, "amber", 0),
        -6,
      ),
      // Stones.
      at(240, 204, stone(48, 18, "object")),
      at(236, 172, stone(37, 15, "clyde")),
      at(242, 145, stone(25, 12, "clyde-pale")),
      line("M224 116q-9-13 0-26t0-26M244 112q-9-13 0-26t0-26M264 116q-9-13 0-26t0-26", "soft", 3),
      at(326, 168, mobile("amber"), 0, 0.94),
      at(352, 138, ringing("amber"), -30),
    ],
  },
} satisfies Record<string, Scene>;
