import { clock, handset, headset, key, moon, person, ringing, sheet } from "../objects.ts";
import { at, block, box, coin, disc, flat, line, ring, shape } from "../shapes.ts";
import type { Scene } from "../scene.ts";

const FLOORS = [0, 1, 2].flatMap((row) => [0, 1, 2, 3].map((column) => ({ row, column })));
const WEEK = [0, 1, 2, 3, 4, 5, 6];

/** The scenes of pages about the firm, its prices and its tools, under the page's name; a tool's without "tools/". */
export const FIRM_SCENES = {
  about: {
    about: "A house on the quay at night: one window is lit, and its light is on the river.",
    background: "blue",
    drawing: [
      at(338, 52, moon(), 0, 1.1),
      // The bridge behind the house.
      line("M236 196V112M384 196v-84M236 112q74 52 148 0M200 156h200", "clyde-pale", 4),
      ...[258, 284, 310, 336, 362].map((x) => line(`M${x} ${x === 310 ? 138 : 130}v26`, "clyde-pale", 2.5)),
      box(40, 40, 176, 156, "deep", 4),
      shape("M30 40l98-28 98 28z", "moss"),
      ...FLOORS.map(({ row, column }) =>
        box(
          56 + column * 38,
          54 + row * 46,
          28,
          32,
          row === 1 && column === 2 ? "amber" : row === 2 && column === 0 ? "moss" : "clyde-pale",
          2,
        ),
      ),
      at(146, 124, person("on-amber") + headset("on-amber"), 0, 0.26),
      flat("M0 196h400v64H0z", "clyde"),
      line("M0 196h400"),
      line("M122 210h52M132 222h40M118 234h60M138 246h30", "amber", 5),
      line("M20 216h56M232 214h70M330 230h50M40 240h48M250 242h56", "clyde-pale", 3),
    ],
  },
  tools: {
    about: "A pencil, a ruler and a clock on a sheet of figures.",
    background: "sand",
    drawing: [
      at(44, 30, sheet(210, 204, [120, 160, 90, 160, 130, 60], 3), -3),
      at(312, 84, clock(52, 10, 10)),
      at(
        300,
        186,
        box(-84, -18, 168, 36, "clyde-pale", 3) +
          [-70, -50, -30, -10, 10, 30, 50, 70]
            .map((x, index) => line(`M${x}-18v${index % 2 === 0 ? 16 : 10}`, "ink", 2.5))
            .join(""),
        -8,
      ),
      at(
        190,
        150,
        block(-70, -8, 116, 16, "amber", 2) +
          shape("M46-8l26 8-26 8z", "slip") +
          flat("M64-2.5l8 2.5-8 2.5z", "slip-ink"),
        -38,
      ),
    ],
  },
  hours: {
    about: "A week in seven columns with its open hours, and a clock before it.",
    background: "blue",
    drawing: [
      box(30, 30, 280, 196, "card", 8),
      flat("M30 58V38a8 8 0 0 1 8-8h264a8 8 0 0 1 8 8v20z", "object"),
      ...WEEK.map((day) => disc(55 + day * 38, 44, 4, "on-object")),
      ...WEEK.slice(0, 5).map((day) => block(42 + day * 38, 96, 27, 84, "amber", 3)),
      block(42 + 5 * 38, 96, 27, 36, "amber", 3),
      line("M40 94h260M40 182h260", "line", 2),
      ...WEEK.map((day) => block(42 + day * 38, 190, 27, 24, "clyde-pale", 3)),
      at(318, 170, clock(58, 5, 0)),
    ],
  },
  "missed-calls": {
    about: "A telephone rings on an empty desk, and three notes of calls lie beside it.",
    background: "green",
    drawing: [
      box(236, 28, 118, 84, "deep", 4),
      line("M295 28v84M236 70h118", "clyde-pale"),
      block(24, 200, 352, 14, "object"),
      line("M54 214v34M346 214v34", "ink", 6),
      shape("M96 200c0-36 22-54 64-54s64 18 64 54z", "clyde"),
      coin(160, 176, 17, "card"),
      at(160, 130, handset("amber"), 0, 0.95),
      at(232, 116, ringing("amber"), -24),
      at(88, 116, ringing("amber"), 204),
      at(262, 146, sheet(48, 54, [20, 20]), -6),
      at(300, 148, sheet(48, 52, [20, 14]), 7),
      at(282, 142, sheet(46, 58, [18, 18]), 1),
    ],
  },
  staffing: {
    about: "Four places at a desk: three people wear a headset, and the fourth chair is empty.",
    background: "sand",
    drawing: [
      ...[70, 156, 242].map((x, index) =>
        at(x, 142, person(index === 1 ? "moss" : "clyde") + headset(index === 0 ? "amber" : "ink"), 0, 1.05),
      ),
      shape("M306 116h52a10 10 0 0 1 10 10v70h-72v-70a10 10 0 0 1 10-10z", "card"),
      block(24, 194, 352, 16, "object"),
      line("M44 210v38M356 210v38", "ink", 6),
      ...[70, 156, 242, 332].map((x, index) =>
        at(
          x,
          66,
          shape(
            "M-26-28h52a8 8 0 0 1 8 8v24a8 8 0 0 1-8 8H6L-8 26V12h-18a8 8 0 0 1-8-8v-24a8 8 0 0 1 8-8z",
            index === 0 ? "amber" : index === 3 ? "sand" : "card",
          ) + (index === 3 ? "" : line("M-18-14h36M-18-2h22", index === 0 ? "on-amber" : "soft", 3)),
        ),
      ),
    ],
  },
  cost: {
    about: "A till with a sum on its display, of which one figure is left.",
    background: "blue",
    drawing: [
      box(48, 120, 304, 112, "moss", 8),
      box(84, 44, 232, 76, "object", 6),
      block(100, 58, 200, 48, "moss-pale", 3),
      line("M116 82h40M172 82h22", "ink", 5),
      line("M236 82h48", "amber", 9),
      ...[0, 1, 2].flatMap((row) =>
        [0, 1, 2, 3, 4].map((column) =>
          box(74 + column * 34, 134 + row * 28, 26, 20, row === 2 && column === 4 ? "amber" : "card", 4),
        ),
      ),
      box(258, 134, 78, 76, "clyde-pale", 5),
      at(294, 172, key("ink"), 0, 0.7),
      line("M24 240h352"),
    ],
  },
  compare: {
    about: "Two clocks that differ by some hours, joined by a cord.",
    background: "green",
    drawing: [
      at(108, 112, clock(76, 9, 0)),
      at(292, 112, clock(76, 4, 0)),
      ring(108, 112, 86, "clyde-pale", 6),
      ring(292, 112, 86, "moss-pale", 6),
      line("M108 198c0 50 60 40 92 26s92-18 92-26", "amber", 7),
      disc(108, 198, 9, "amber"),
      disc(292, 198, 9, "amber"),
    ],
  },
} as const satisfies Record<string, Scene>;
