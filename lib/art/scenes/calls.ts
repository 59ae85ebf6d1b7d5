import { key, onPaper, sheet } from "../objects.ts";
import { at, block, box, coin, disc, flat, line, ring, shape } from "../shapes.ts";
import type { Scene } from "../scene.ts";

/** Scenes of the calls that services show, where no trade's scene fits. */
export const CALL_SCENES = {
  "pan-without-lid": {
    about: "A pan in an opened box; where its lid would be there is only an outline.",
    background: "sand",
    drawing: [
      line("M128 62a66 20 0 0 1 132 0z", "amber", 4, "9 9"),
      line("M194 42v-10", "amber", 4),
      shape("M120 84h148l-10 78q-2 14-16 14h-96q-14 0-16-14z", "clyde"),
      line("M112 84h164", "ink", 8),
      line("M276 96h92", "ink", 13),
      flat("M136 98h12l6 62h-10z", "clyde-pale"),
      shape("M66 148h256v86H66z", "clyde-pale"),
      shape("M66 148 24 122l30-26 42 52zM322 148l42-26-30-26-42 52z", "moss-pale"),
      block(66, 178, 256, 16, "moss", 0),
      block(224, 204, 76, 18, "slip", 2),
      line("M30 236h340"),
    ],
  },
  "two-skeins": {
    about: "Two skeins of wool on a shelf, put aside, beside an unfinished sleeve.",
    background: "green",
    drawing: [
      block(24, 170, 352, 12, "object"),
      ...[76, 166].map((x) =>
        at(
          x,
          126,
          shape("M-36-30c0-22 72-22 72 0v40c0 44-72 44-72 0z", "clyde") +
            line("M-30-24c20 16 40 16 60 0M-32-6c22 18 42 18 64 0M-32 12c22 18 42 18 64 0", "clyde-pale", 4) +
            onPaper(box(-40, -8, 80, 24, "slip", 3)),
        ),
      ),
      line("M144 128h26", "amber", 7),
      line("M54 128h26", "amber", 7),
      // What they are put aside for.
      shape("M258 66h88l12 104h-112z", "moss"),
      line("M254 90h96M252 112h100M250 134h104M248 154h108", "moss-pale", 4, "7 6"),
      line("M232 60h140M240 44l124 32", "ink", 5),
      disc(232, 60, 7, "amber"),
      disc(240, 44, 7, "amber"),
      line("M202 150c30 60 60 60 84 20", "clyde", 4),
      line("M60 182v54M340 182v54", "ink", 6),
    ],
  },
  "kitchen-plan": {
    about: "The plan of a kitchen, a measure laid along one wall, and the key of the house.",
    background: "blue",
    drawing: [
      box(40, 28, 250, 190, "clyde", 4),
      line("M66 54h198v138H66z", "card", 5),
      line("M66 92h40V54M106 74h60V54M166 92h98M224 92v100M224 140h40", "card", 3),
      ring(86, 73, 9, "card", 3),
      line("M128 60h16M148 60h10", "card", 3),
      line("M104 192v26M140 192a36 36 0 0 0-36-36v36", "card", 3),
      // The measure.
      flat("M52 204h252v22H52z", "amber"),
      line(
        "M70 204v10M92 204v14M114 204v10M136 204v14M158 204v10M180 204v14M202 204v10M224 204v14M246 204v10M268 204v14",
        "on-amber",
        2.5,
      ),
      coin(324, 204, 36, "object"),
      coin(324, 204, 13, "amber"),
      at(330, 92, key("soft"), 90, 1.15),
    ],
  },
  "one-record": {
    about: "Three scraps of paper with the same note, and the one sheet that replaces them.",
    background: "green",
    drawing: [
      at(34, 32, sheet(78, 58, [44, 30]), -9),
      at(48, 104, sheet(78, 58, [44, 30]), 6),
      at(30, 178, sheet(78, 58, [44, 30]), -4),
      line("M124 60c40 0 44 60 84 66M132 132h76M116 202c46 0 50-60 92-66", "clyde", 4),
      line("M196 118l16 14-16 14", "clyde", 4),
      at(224, 34, sheet(140, 192, [70, 108, 108, 84, 108, 60])),
      block(224, 34, 140, 20, "object", 4),
      line("M242 186l10 10 18-22", "slip-mark", 7),
      disc(346, 196, 11, "amber"),
    ],
  },
} as const satisfies Record<string, Scene>;
