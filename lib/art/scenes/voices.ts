import { bubble, handset, mobile, moon, onPaper, person, ringing, sheet } from "../objects.ts";
import { at, block, box, coin, disc, flat, line, ring, shape, TEXT_FACE, words } from "../shapes.ts";
import type { Scene } from "../scene.ts";

/** Lanes of the pool, by the height of their ropes. */
const ROPES = [152, 208];

/** A tap that comes out of a wall at `x`; its mouth is 94 to the right, at y = 118. */
function tap(x: number): string {
  const pipe = `M${x + 10} 72h56a28 28 0 0 1 28 28v16`;
  return (
    line(`M${x + 52} 60V34M${x + 28} 34h48`, "ink", 9) +
    line(pipe, "ink", 34) +
    line(pipe, "clyde-pale", 28) +
    block(x - 14, 44, 24, 56, "moss", 4)
  );
}

/** Scenes of what clients tell. */
export const VOICE_SCENES = {
  "a-tossed-coin": {
    about:
      "Two partners at night, a ringing phone between them, and a coin in the air that decides who takes it.",
    background: "blue",
    drawing: [
      ...[
        [30, 40],
        [84, 22],
        [132, 62],
        [268, 28],
        [298, 78],
        [372, 104],
        [22, 110],
      ].map(([x, y]) => disc(x!, y!, 4, "moon")),
      at(346, 44, moon()),
      at(82, 152, person("clyde"), 0, 1.5),
      at(318, 152, person("moss"), 0, 1.5),
      // The coin, and where it came from.
      line("M200 152v-32", "soft", 4, "3 9"),
      coin(200, 76, 34, "amber"),
      ring(200, 76, 22, "on-amber", 4),
      line("M152 56a54 54 0 0 0 0 40M248 56a54 54 0 0 1 0 40", "soft", 4),
      at(200, 192, mobile("card"), 90, 0.86),
      at(252, 178, ringing("ink"), -20, 0.8),
      block(14, 224, 372, 14, "object"),
    ],
  },
  "two-taps": {
    about:
      "Two taps: one drips into a mug, the other runs over the floor, and only beside that one a phone lights up.",
    background: "green",
    drawing: [
      line("M196 28v184", "soft", 3, "2 10"),
      tap(34),
      flat("M128 142c9 13 12 19 12 24a12 12 0 0 1-24 0c0-5 3-11 12-24z", "clyde"),
      box(102, 188, 52, 50, "card", 6),
      line("M156 200h6a10 10 0 0 1 0 22h-6", "ink", 5),
      flat("M238 240c0-20 34-30 88-30s66 12 66 30z", "clyde"),
      line("M298 162l-24-12M296 192l-28-2M354 162l22-12M356 192l26-2", "clyde", 6),
      block(312, 112, 28, 116, "clyde", 6),
      tap(232),
      at(232, 192, mobile("amber"), 0, 0.84),
      at(262, 156, ringing(), -24, 0.7),
      line("M14 240h372"),
    ],
  },
  "hands-on-a-shoulder": {
    about: "A physiotherapist has both hands on a patient's shoulder; the phone on the wall rings elsewhere.",
    background: "sand",
    drawing: [
      at(60, 84, mobile("clyde-pale"), 0, 0.8),
      // The cord out of the picture.
      line("M60 128c0 44-30 26-60 52", "amber", 6),
      at(274, 112, person("moss"), 0, 1.75),
      at(178, 152, person("clyde"), 0, 1.62),
      line("M318 168c-20 28-56 22-88 22", "moss", 24),
      line("M248 148c-10 14-18 18-26 22", "moss", 24),
      disc(222, 190, 14, "moss-pale"),
      disc(214, 170, 14, "moss-pale"),
      block(14, 232, 372, 14, "object"),
    ],
  },
  "spelled-right": {
    about:
      "A caller answers in Spanish; on the page for the lawyer the name has its tilde, and the day is ringed.",
    background: "blue",
    drawing: [
      at(74, 176, mobile("clyde-pale"), 0, 1.1),
      at(104, 66, bubble("card", "left"), 0, 1.4),
      words(104, 72, "¿Bueno?", "ink", 26),
      onPaper(box(204, 24, 164, 208, "slip", 6)),
      `<text x="286" y="82" fill="@slip-ink" stroke="none" text-anchor="middle" font-family="${TEXT_FACE}" font-size="44" font-weight="600">Nú<tspan fill="@slip-mark">ñ</tspan>ez</text>`,
      line("M224 104h124", "slip-line", 3),
      // The month, and the day of the hearing.
      ...[0, 1, 2].flatMap((week) =>
        [0, 1, 2, 3, 4].map((day) => disc(238 + day * 24, 134 + week * 26, 5, "slip-line")),
      ),
      ring(310, 160, 15, "slip-mark", 5),
      line("M224 212h84", "slip-line", 3),
      line("M14 240h372"),
    ],
  },
  "held-to-it": {
    about: "A signed agreement, and a cord from its seal that is knotted round the handset of the desk.",
    background: "sand",
    drawing: [
      at(44, 26, sheet(160, 200, [84, 130, 130, 104, 130])),
      line("M62 190c8-18 12 12 22-6s10 14 20-4 10 10 18-2", "slip-blue", 5),
      at(306, 132, handset("clyde"), 90, 1.15),
      line("M176 194c40 34 76-62 150-62", "amber", 8),
      line("M324 114l44 10M324 130l46 8M324 146l44 4", "amber", 8),
      line("M366 132c22-30 34 4 2 6c32 2 20 32-2 4", "amber", 7),
      coin(172, 190, 26, "moss"),
      ring(172, 190, 15, "moss-pale", 4),
      line("M14 240h372"),
    ],
  },
  "a-lane-of-beginners": {
    about:
      "A pool with three lanes; in the middle one a child floats on armbands, and above it a question waits.",
    background: "blue",
    drawing: [
      flat("M0 96h400v164H0z", "hours-more"),
      flat("M0 80h400v18H0z", "moss-pale"),
      line("M0 98h400", "ink"),
      ...ROPES.flatMap((y) =>
        Array.from({ length: 20 }, (_, index) =>
          disc(10 + index * 20, y, 6, index % 2 ? "moon" : "clyde-pale"),
        ),
      ),
      // A swimmer in each outer lane, and the child who floats like a cork.
      disc(98, 118, 15, "moss"),
      shape("M112 126c26-22 40-12 46 2z", "moss"),
      line("M70 132q9-8 18 0t18 0 18 0 18 0 18 0", "clyde-pale", 4),
      disc(318, 226, 15, "object"),
      shape("M304 234c-26-22-40-12-46 2z", "object"),
      line("M256 242q9-8 18 0t18 0 18 0 18 0 18 0", "clyde-pale", 4),
      disc(206, 172, 19, "moon"),
      box(160, 176, 30, 20, "amber", 9),
      box(222, 176, 30, 20, "amber", 9),
      line("M150 198q9-8 18 0t18 0 18 0 18 0 18 0 18 0", "clyde-pale", 4),
      at(300, 46, bubble("amber", "left"), 0, 1),
      words(300, 54, "?", "on-amber", 40),
    ],
  },
} as const satisfies Record<string, Scene>;
