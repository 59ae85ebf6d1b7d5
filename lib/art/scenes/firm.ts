import { clock, handset, headset, moon, person, ringing, sheet } from "../objects.ts";
import { at, block, box, coin, disc, flat, line, shape } from "../shapes.ts";
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
    about: "A sum on a sheet of paper, with its result underlined twice by a pencil.",
    background: "sand",
    drawing: [
      at(52, 22, box(0, 0, 226, 220, "slip", 5), -3),
      // Three amounts, the sign of the sum, and the line above its result.
      ...[
        [58, 74],
        [92, 52],
        [126, 64],
      ].map(([y, width]) => line(`M${232 - width!} ${y! - width! * 0.05}h${width}`, "slip-line", 9)),
      line("M92 122h22M103 111v22", "slip-ink", 5),
      line("M88 150l156-8", "slip-ink", 4),
      line("M150 176l88-5", "slip-ink", 14),
      line("M128 200l112-6", "slip-mark", 5),
      line("M128 211l74-4", "slip-mark", 5),
      at(
        238,
        190,
        block(4, -9, 116, 18, "amber", 3) +
          block(112, -9, 14, 18, "moss", 3) +
          shape("M4-9l-28 9 28 9z", "slip") +
          flat("M-14-3.2l-10 3.2 10 3.2z", "slip-ink"),
        -42,
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
  "call-log": {
    about: "A long list of calls comes out of a telephone; some of its lines are marked.",
    background: "sand",
    drawing: [
      at(214, 18, box(0, 0, 138, 226, "slip", 5), 3),
      ...[54, 84, 114, 144, 174, 204].map((y, index) =>
        line(
          `M${244 - index} ${y}h${index % 3 === 1 ? 62 : 80}`,
          index % 3 === 1 ? "slip-mark" : "slip-line",
          8,
        ),
      ),
      block(24, 200, 352, 14, "object"),
      shape("M46 200c0-36 22-54 64-54s64 18 64 54z", "clyde"),
      coin(110, 176, 17, "card"),
      at(110, 130, handset("amber"), 0, 0.95),
      at(182, 116, ringing("amber"), -24),
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
    about: "A till with a long receipt: of three sums on it the lowest is marked.",
    background: "blue",
    drawing: [
      shape("M206 120V22h112v98", "slip"),
      line("M222 44h36M222 68h36M222 92h36", "slip-line", 4),
      line("M282 44h20M272 68h30", "slip-ink", 7),
      line("M288 92h14", "slip-mark", 9),
      box(48, 112, 304, 124, "moss", 8),
      box(74, 56, 112, 56, "object", 6),
      block(86, 68, 88, 32, "moss-pale", 3),
      line("M140 84h24", "amber", 8),
      line("M196 120h132", "ink", 8),
      ...[0, 1, 2].flatMap((row) =>
        [0, 1, 2, 3].map((column) =>
          box(74 + column * 36, 138 + row * 30, 28, 21, row === 2 && column === 3 ? "amber" : "card", 4),
        ),
      ),
      box(236, 146, 94, 68, "clyde-pale", 5),
      ...[0, 1, 2].map((row) => box(246, 190 - row * 13, 32, 12, "card", 4)),
      ...[0, 1].map((row) => box(290, 190 - row * 13, 32, 12, "card", 4)),
      line("M24 240h352"),
    ],
  },
  compare: {
    about:
      "Two windows at the same moment: noon over one city, night over the other, and one cord between them.",
    background: "green",
    drawing: [
      box(28, 28, 156, 150, "clyde-pale", 5),
      box(216, 28, 156, 150, "deep", 5),
      disc(106, 74, 22, "amber"),
      ...[0, 45, 90, 135, 180, 225, 270, 315].map((turn) => at(106, 74, line("M0-30v-9", "amber", 4), turn)),
      at(318, 66, moon()),
      ...[
        [240, 54],
        [276, 84],
        [248, 96],
      ].map(([x, y]) => disc(x!, y!, 2.5, "moon")),
      shape("M30 176v-34h26v-22h30v36h24v-20l18-16 18 16v4h36v36z", "moss"),
      shape("M218 176v-46h34v18h22v-40h28v40h20v-26h28v14h20v40z", "clyde"),
      ...[
        [228, 142],
        [240, 142],
        [283, 118],
        [283, 132],
        [332, 136],
      ].map(([x, y]) => block(x!, y!, 7, 8, "amber", 1)),
      line("M28 28h156v150H28zM216 28h156v150H216z"),
      line("M106 190v14c0 36 56 34 94 22s94-14 94-36", "amber", 7),
      disc(106, 188, 9, "amber"),
      disc(294, 188, 9, "amber"),
    ],
  },
} as const satisfies Record<string, Scene>;
