import { key, person } from "../objects.ts";
import { at, block, box, coin, disc, flat, line, shape } from "../shapes.ts";
import type { Scene } from "../scene.ts";

const FLAKES = [
  [40, 40],
  [92, 92],
  [30, 140],
  [150, 34],
  [352, 60],
  [376, 128],
  [300, 30],
  [238, 44],
] as const;

/** The scenes of single clients, where that of their trade would be a neighbour's. */
export const CLIENT_SCENES = {
  "roof-under-snow": {
    about: "A steep roof under snow; a roofer has cleared one half of it, and snow is still falling.",
    background: "blue",
    drawing: [
      ...FLAKES.map(([x, y]) => disc(x, y, 5, "moon")),
      box(96, 128, 208, 104, "card", 2),
      box(126, 160, 44, 44, "amber", 2),
      box(226, 160, 44, 72, "deep", 2),
      shape("M64 136 200 48l136 88z", "clyde"),
      line("M210 70 306 132M232 98l40 26", "clyde-pale", 4),
      flat("M56 140 200 44v20L92 136q-8 12-18 4-10 8-18 0z", "moon"),
      line("M56 140 200 44", "ink", 3),
      at(258, 74, person("moss", "amber"), 0, 0.5),
      line("M280 82l40-30M312 46l16 14", "ink", 5),
      line("M24 234h352"),
    ],
  },
  "roof-with-panels": {
    about: "A roof with twelve solar panels, one of which is in the shade of a tree, and the sun above it.",
    background: "green",
    drawing: [
      disc(328, 56, 30, "amber"),
      line("M328 8v8M280 56h-8M294 22l6 6M362 22l-6 6M376 56h8", "amber", 5),
      box(70, 152, 216, 80, "card", 2),
      shape("M36 158 96 62h164l60 96z", "object"),
      ...[0, 1, 2].flatMap((row) =>
        [0, 1, 2, 3].map((column) => {
          const y = 74 + row * 27;
          const spread = 3 * row;
          const x = 108 - row * 14 + column * (36 + 2 * spread);
          return shape(
            `M${x} ${y}h${30 + spread}l3 20h-${36 + spread}z`,
            row === 2 && column === 0 ? "moss-pale" : "clyde",
          );
        }),
      ),
      box(98, 182, 40, 50, "moss", 2),
      box(204, 178, 48, 32, "clyde-pale", 2),
      line("M40 232v-66", "ink", 7),
      coin(40, 144, 30, "moss"),
      line("M14 234h372"),
    ],
  },
  "row-of-doors": {
    about: "Five doors of rented homes in a row, and the key of one of them.",
    background: "sand",
    drawing: [
      block(0, 40, 400, 196, "clyde-pale", 0),
      ...[20, 96, 172, 248, 324].map((x, index) =>
        [
          box(x, 76, 56, 160, index === 2 ? "amber" : index % 2 === 0 ? "clyde" : "moss", 3),
          box(x + 12, 92, 32, 40, "card", 2),
          disc(x + 46, 164, 4, "card"),
          block(x + 14, 56, 28, 14, "card", 3),
        ].join(""),
      ),
      at(200, 196, key("deep"), 90, 0.62),
      line("M0 236h400"),
    ],
  },
} as const satisfies Record<string, Scene>;
