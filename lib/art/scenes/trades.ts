import {
  basket,
  bell,
  clock,
  handset,
  headset,
  key,
  mobile,
  moon,
  onPaper,
  person,
  ringing,
  sheet,
} from "../objects.ts";
import { at, block, box, coin, disc, flat, line, ring, shape } from "../shapes.ts";
import type { Scene } from "../scene.ts";

/** One scene for each category of `content/categories.yaml`, under its slug. The telephone, or what it is about, is amber. */
export const TRADE_SCENES = {
  "home-services": {
    about: "A pipe has burst at night; a telephone lights up on the floor.",
    background: "blue",
    drawing: [
      box(30, 26, 96, 84, "deep"),
      at(88, 62, moon(), 0, 0.9),
      line("M78 26v84M30 68h96", "clyde-pale"),
      // The pipe, its joints, and the split from which the water comes.
      line("M400 58H282q-24 0-24 24v136", "soft", 28),
      line("M400 58H282q-24 0-24 24v136", "clyde-pale", 22),
      box(320, 42, 18, 32, "moss"),
      box(240, 196, 36, 18, "moss"),
      line("M246 128l10 12-8 8 16 10", "deep", 5),
      line("M232 132l-50-26M228 146l-66-4M232 160l-58 26", "clyde", 7, "12 11"),
      line("M284 132l38-26M288 146l62-4M284 160l52 26", "clyde", 7, "12 11"),
      flat("M132 232a122 20 0 0 1 244 0z", "clyde"),
      line("M0 233h400"),
      at(76, 180, mobile("amber"), 0, 0.94),
      at(104, 150, ringing("amber"), -30),
    ],
  },
  "legal-financial": {
    about: "Deeds tied with a ribbon, and the keys that wait for them.",
    background: "sand",
    drawing: [
      at(96, 34, onPaper(box(0, 0, 150, 196, "slip", 5)), -8),
      at(112, 32, sheet(150, 196, [76, 116, 116, 96, 116, 60])),
      block(112, 142, 150, 14, "slip-blue", 0),
      block(180, 32, 14, 196, "slip-blue", 0),
      coin(187, 149, 21, "moss"),
      line("M178 149l7 7 12-14", "card", 4),
      ring(324, 70, 22, "ink", 4),
      at(312, 122, key("amber"), 82),
      at(340, 124, key("soft"), 104, 0.9),
      line("M44 236h312"),
    ],
  },
  healthcare: {
    about: "A receptionist with a patient at the desk and another on the line.",
    background: "green",
    drawing: [
      box(150, 26, 100, 60, "card"),
      line("M200 40v32M184 56h32", "moss", 10),
      at(236, 140, person("clyde")),
      at(112, 134, person("moss")),
      block(60, 186, 280, 18, "object", 4),
      box(76, 204, 248, 44, "card", 2),
      line("M158 204v44M242 204v44", "line", 3),
      // The line that rings.
      at(300, 170, handset("amber"), 0, 0.46),
      at(300, 150, ringing("amber", 4), -90, 0.9),
      box(152, 174, 44, 12, "slip", 3),
      disc(174, 171, 6, "ink"),
    ],
  },
  education: {
    about: "The bell rings for break beside the day's timetable.",
    background: "green",
    drawing: [
      box(44, 36, 212, 140, "deep"),
      line("M70 66h160M70 98h160M70 130h160M110 58v96M150 58v96M190 58v96", "moss", 2.5),
      line("M78 82h22M118 82h22M198 82h22M78 114h22M158 114h22M118 144h22M198 144h22", "moon", 4),
      block(154, 70, 32, 24, "amber", 4),
      block(84, 176, 132, 12, "moss", 2),
      line("M100 182h28", "card", 5),
      at(318, 158, bell("amber"), 16, 1.15),
      at(352, 190, ringing("amber"), 30),
      at(280, 202, ringing("amber"), 150),
      line("M24 240h352"),
    ],
  },
  "community-services": {
    about: "A hall's notice board; somebody has taken a telephone number from a note.",
    background: "sand",
    drawing: [
      box(52, 26, 232, 150, "moss"),
      box(64, 38, 208, 126, "moss-pale", 2),
      at(74, 56, sheet(50, 58, [22, 22, 14]), -5),
      at(214, 54, sheet(48, 70, [20, 20, 20, 12]), 5),
      // The note whose strips carry the number: one is gone.
      shape("M140 58h58v62h-58z", "amber"),
      line("M150 74h38M150 88h26", "on-amber", 3),
      shape("M140 120h12v26h-12zM152 120h12v26h-12zM186 120h12v26h-12z", "amber"),
      shape("M256 186h110v54H256z", "clyde-pale"),
      line("M256 204h110M256 222h110"),
      shape("M268 186q-2-34 22-34t22 34z", "card"),
      box(318, 150, 34, 36, "clyde"),
      line("M318 164h34", "card", 4),
      shape("M168 218h14v22h-14z", "amber"),
      line("M30 240h342"),
    ],
  },
  "pet-services": {
    about: "A dog in a collar; its lead is the cord of a telephone.",
    background: "blue",
    drawing: [
      // Body, tail and legs, then the head.
      line("M120 206q-42 6-46-34", "ink", 12),
      flat("M106 236c-14-70 10-112 58-118l54 2c10 40 8 84 2 116z", "moss"),
      line("M150 236c-2-24 6-40 22-46M196 236v-62"),
      shape(
        "M158 96c2-30 20-46 44-46 22 0 34 14 40 28l30 6c2 22-14 32-38 32-8 12-22 18-38 16-24-2-38-14-38-36z",
        "moss",
      ),
      flat("M170 66c-22 4-30 26-24 52 14 2 28-8 34-30z", "ink"),
      disc(226, 80, 5, "ink"),
      disc(270, 88, 7, "ink"),
      line("M160 122q28 22 62 8", "amber", 11),
      line("M214 134c30 70 70 84 96 40s-6-70 20-86", "amber", 5),
      at(334, 84, handset("ink"), 90, 0.52),
      box(352, 46, 30, 78, "card", 5),
      line("M40 238h330"),
    ],
  },
  "fitness-wellness": {
    about: "A class is under way; the telephone rings on the bench.",
    background: "green",
    drawing: [
      ...[70, 146, 222].map((x, index) =>
        at(
          x,
          128,
          disc(0, -64, 17, index === 1 ? "moss" : "clyde") +
            line(
              "M0-34v48M0-30l34-26 4-40M0-30-28-10l20 20M0 12l-20 84M0 12l26 84",
              index === 1 ? "moss" : "clyde",
              14,
            ),
        ),
      ),
      line("M24 230h252", "moss-pale", 12),
      box(296, 180, 84, 14, "object", 4),
      line("M306 194v42M370 194v42", "ink", 5),
      at(338, 126, mobile("amber")),
      at(362, 96, ringing("amber"), -40, 0.8),
      line("M14 238h372"),
    ],
  },
  "beauty-personal-care": {
    about: "A salon's chair stands empty before its mirror.",
    background: "sand",
    drawing: [
      box(60, 24, 116, 146, "clyde-pale", 58),
      line("M84 116 126 54M104 136l52-74", "card", 6),
      block(44, 178, 148, 12, "object"),
      line("M64 190v48M172 190v48", "ink", 4),
      box(70, 152, 18, 26, "moss", 3),
      line("M79 152v-12", "ink", 5),
      // The chair that earns nothing.
      shape("M262 70h60a12 12 0 0 1 12 12l-8 76h-68l-8-76a12 12 0 0 1 12-12z", "amber"),
      box(244, 156, 96, 24, "amber", 10),
      line("M238 126v34h12M346 126v34h-12", "ink", 6),
      line("M292 180v44", "ink", 10),
      line("M258 236q34-20 68 0z", "ink", 6),
      line("M24 238h352"),
      at(220, 60, clock(26, 2, 20)),
    ],
  },
  automotive: {
    about: "A car on the lift with a wheel off, and a telephone on the tool chest.",
    background: "blue",
    drawing: [
      line("M50 40v198M262 40v198", "soft", 12),
      line("M42 142h62M208 142h62", "soft", 9),
      shape(
        "M66 104c2-14 14-18 28-20l24-28q4-6 12-6h50q8 0 13 6l22 28c18 2 30 6 32 20v22a6 6 0 0 1-6 6H72a6 6 0 0 1-6-6z",
        "clyde",
      ),
      flat("M128 84l16-22h14v22zM168 84V62h14l14 22z", "card"),
      coin(106, 132, 19, "object"),
      disc(106, 132, 7, "soft"),
      ring(210, 132, 13, "soft", 4),
      coin(208, 214, 24, "object"),
      coin(208, 214, 10, "clyde-pale"),
      box(296, 160, 84, 78, "moss", 5),
      line("M296 186h84M296 212h84M330 173h16M330 199h16M330 225h16"),
      at(338, 146, handset("amber"), 0, 0.5),
      at(338, 122, ringing("amber"), -90, 0.9),
      line("M20 239h362"),
    ],
  },
  "business-technology": {
    about: "An office block at night, dark but for one window where somebody answers.",
    background: "blue",
    drawing: [
      at(62, 58, moon(), 0, 1.3),
      box(28, 138, 84, 100, "moss-pale", 3),
      line("M46 158h14M78 158h14M46 184h14M78 184h14M46 210h14M78 210h14", "deep", 7),
      box(132, 26, 200, 212, "deep", 4),
      ...[44, 88, 132, 176].flatMap((y, row) =>
        [148, 194, 240, 286].map((x, column) =>
          row === 2 && column === 1
            ? ""
            : block(x, y, 30, 30, row === 3 && column > 1 ? "clyde-pale" : "clyde", 2),
        ),
      ),
      block(186, 124, 46, 46, "amber", 3),
      at(209, 150, person("on-amber") + headset("moon"), 0, 0.44),
      block(214, 216, 36, 22, "card", 2),
      line("M350 60l22-10M350 92l26 4M350 126l20 12", "amber", 5),
      line("M12 239h376"),
    ],
  },
} as const satisfies Record<string, Scene>;

/** What a shelf of the trades holds: one object for each category. */
export const TRADE_OBJECTS = [
  line("M-24 24 8-8", "clyde", 12) +
    `<path d="M8-8a16 16 0 1 1 22-20L18-18l2 8 8 2 10-12A18 18 0 0 1 8-8z" fill="@clyde" stroke="none"/>`,
  at(0, 0, key("soft"), -35, 0.85),
  line("M0-24v48M-24 0h48", "moss", 15),
  at(0, 8, bell("clyde"), 0, 0.6),
  box(-20, -24, 40, 48, "moss-pale", 4) + line("M-20-8h40M-20 10h40"),
  flat("M-18 22a18 16 0 0 1 36 0q-18 10-36 0z", "moss") +
    disc(-22, -4, 8, "moss") +
    disc(-8, -18, 8, "moss") +
    disc(8, -18, 8, "moss") +
    disc(22, -4, 8, "moss"),
  line("M-16 0h32", "soft", 8) + block(-32, -20, 14, 40, "clyde") + block(18, -20, 14, 40, "clyde"),
  ring(-14, 18, 10, "clyde", 5) + ring(14, 18, 10, "clyde", 5) + line("M-8 10 14-26M8 10-14-26", "ink", 5),
  coin(0, 0, 28, "object") + coin(0, 0, 12, "card"),
  at(0, 6, basket(), 0, 0.45),
] as const;
