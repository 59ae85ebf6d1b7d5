import type { Colour } from "../colours.ts";
import { at, coin, disc, flat, line, TEXT_FACE } from "../shapes.ts";
import type { Scene } from "../scene.ts";

/** Middle of the river from the crane in the west to the bridges of the centre. */
const RIVER = "M-10 74C40 96 60 102 90 108s100 20 150 27 90 6 170-7";

/** A name on the map, with an edge that keeps lines out of it. */
function name(x: number, y: number, text: string, anchor = "middle", colour: Colour = "soft"): string {
  return `<text x="${x}" y="${y}" text-anchor="${anchor}" fill="@${colour}" stroke="@sand" stroke-width="5" paint-order="stroke" font-family="${TEXT_FACE}" font-size="${colour === "ink" ? 14 : 12}" font-weight="600">${text}</text>`;
}

/** The name that the map is about, on lines of their own, the first one at `y`. */
function lines(x: number, y: number, texts: readonly string[], anchor?: string): string[] {
  return texts.map((text, index) => name(x, y + 16 * index, text, anchor, "ink"));
}

/**
 * The map to the company's address in `content/site.yaml`: 2.2 km from west to east, with the streets of Glasgow
 * reduced to those that one needs to find the quay.
 */
export const QUAY_SCENES = {
  contact: {
    about:
      "A map of the river: the house stands on the north bank, west of a bridge, between a crane and a station.",
    background: "sand",
    drawing: [
      // Streets, the railway, and the motorway over its bridge.
      line("M-10 44C60 62 150 92 236 98s110 4 174-4", "line", 7),
      line(
        "M-10 4C70 30 170 50 410 40M134-10l22 118M296-10l10 134M366 70v60M90 108l34 162M306 146l22 124",
        "line",
        5,
      ),
      line("M-10 226C90 196 250 196 410 216", "line", 5),
      line("M366 62c-4 70-16 130-20 210", "soft", 3, "2 7"),
      line("M-10 0C90 34 150 58 219 52s120-34 190-58", "soft", 3, "2 7"),
      line(RIVER, "clyde", 27),
      line("M240-10C222 40 246 90 240 134s-14 80-44 136", "clyde-pale", 9),
      line("M90 90v36M306 122v36", "ink", 5),
      line("M82 108q8-26 16 0", "ink", 3),
      // The railway's own bridge.
      line("M362 116l-5 36M370 117l-5 36", "ink", 2.5),
      // The crane, the stations, and the house.
      line("M30 78V52M18 52h32M30 52l10-8", "ink", 4),
      ...[
        [366, 52],
        [219, 52],
      ].map(([x, y]) => coin(x!, y!, 8, "card") + disc(x!, y!, 3, "ink")),
      at(
        188,
        108,
        flat("M0 0c-5-11-15-18-15-31a15 15 0 0 1 30 0c0 13-10 20-15 31z", "amber") +
          disc(0, -31, 6, "on-amber"),
      ),
      name(352, 38, "Central", "middle"),
      name(219, 34, "Anderston"),
      name(54, 47, "Crane", "start"),
      ...lines(168, 75, ["40 Anderston", "Quay"], "end"),
      name(90, 150, "Clyde Arc"),
    ],
  },
} as const satisfies Record<string, Scene>;
