import { bubble, handset, headset, mobile, person, sheet } from "../objects.ts";
import { at, block, box, coin, disc, flat, line, ring, words } from "../shapes.ts";
import type { Scene } from "../scene.ts";

/** The same greeting in the languages of the catalogue's countries: middle and top of its bubble, and its tail. */
const GREETINGS = [
  [112, 30, "Hello", "left"],
  [288, 62, "Hallo", "right"],
  [112, 126, "Bonjour", "left"],
  [288, 158, "Hola", "right"],
] as const;

/** Calls of five mornings, and the agents who take them. */
const MORNINGS = [1, 1, 3, 2, 1];

/** A bubble of 176 by 62 around a greeting. */
function greeting([x, y, text, tail]: (typeof GREETINGS)[number], index: number): string {
  const side = tail === "left" ? -1 : 1;
  const isFirst = index === 0;
  return (
    box(x - 88, y, 176, 62, isFirst ? "amber" : "card", 16) +
    flat(`M${x + side * 60} ${y + 60}h${-side * 26}v2l${side * 26} 18z`, isFirst ? "amber" : "card") +
    line(`M${x + side * 60} ${y + 62}v18l${-side * 26}-18`, "ink", 3) +
    words(x, y + 43, text, isFirst ? "on-amber" : "ink", 34)
  );
}

/** A tick, or a cross, in a row of a sheet of marks. */
function mark(y: number, isRight: boolean): string {
  return isRight
    ? line(`M232 ${y}l8 9 16-19`, "moss", 6)
    : line(`M234 ${y - 8}l18 18M252 ${y - 8}l-18 18`, "amber", 6);
}

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
      block(14, 214, 372, 14, "object"),
    ],
  },
  "why-choose-us": {
    about: "Two sheets joined by a cord: on one a claim, on the other the limits that are measured along it.",
    background: "sand",
    drawing: [
      at(
        34,
        38,
        box(0, 0, 152, 176, "card", 6) +
          words(76, 40, "claim", "ink", 30) +
          block(20, 74, 112, 30, "clyde", 4) +
          line("M20 128h112M20 148h70", "line", 6),
        -3,
      ),
      at(
        216,
        36,
        box(0, 0, 152, 176, "card", 6) +
          words(76, 40, "limit", "ink", 30) +
          block(20, 74, 72, 30, "clyde", 4) +
          line("M92 89h40", "soft", 3, "5 7") +
          line("M20 62v54M92 62v54", "amber", 6) +
          line("M20 138h112M20 154h54", "line", 6),
        3,
      ),
      line("M176 150c10 50 38 50 48 0", "amber", 6),
      disc(176, 150, 9, "amber"),
      disc(224, 150, 9, "amber"),
      line("M24 236h352"),
    ],
  },
  "a-rehearsal": {
    about: "Two agents rehearse a call from a script; one line of it has been struck out and written anew.",
    background: "blue",
    drawing: [
      at(70, 164, person("clyde") + headset("amber"), 0, 1.1),
      at(330, 164, person("moss") + headset("ink"), 0, 1.1),
      at(60, 66, bubble("amber", "left"), 0, 0.84),
      line("M38 58h44M38 72h28", "on-amber", 4),
      at(340, 66, bubble("card", "right"), 0, 0.84),
      line("M318 58h44M318 72h28", "soft", 4),
      box(134, 44, 132, 170, "card", 6),
      line("M152 72h96M152 94h70M152 146h96M152 168h96M152 190h52", "soft", 4),
      line("M152 120h84", "soft", 4),
      line("M148 126l92-12", "amber", 5),
      line("M156 108c8-8 12 6 20-2s12 6 20-2 12 6 18-2", "amber", 4),
      block(14, 220, 372, 14, "object"),
    ],
  },
  "one-greeting": {
    about: "One greeting in four speech bubbles: in English, German, French and Spanish.",
    background: "green",
    drawing: GREETINGS.map(greeting),
  },
  "blacked-out": {
    about: "A note of a call, in which the number of a card is blacked out, under a lock.",
    background: "sand",
    drawing: [
      box(70, 28, 204, 204, "card", 8),
      line("M94 64h110M94 92h156M94 184h96M94 208h64", "clyde-pale", 8),
      block(88, 116, 168, 36, "object", 5),
      line("M108 134h24M146 134h24M184 134h24M222 134h16", "soft", 4),
      line("M270 158v-26a34 34 0 0 1 68 0v26", "ink", 9),
      box(254, 156, 100, 76, "amber", 10),
      disc(304, 188, 10, "on-amber"),
      line("M304 190v20", "on-amber", 7),
    ],
  },
  "a-busy-morning": {
    about: "Five mornings: on the third and the fourth more agents sit down, in amber, and then leave again.",
    background: "blue",
    drawing: [
      ...MORNINGS.flatMap((agents, morning) =>
        Array.from({ length: agents }, (_, agent) =>
          at(
            62 + morning * 69,
            180 - agent * 62,
            person(agent === 0 ? "clyde" : "amber") +
              headset(agent === 0 ? "amber" : "ink") +
              block(-52, 52, 104, 10, "object"),
            0,
            0.6,
          ),
        ),
      ),
      block(20, 214, 360, 12, "object"),
    ],
  },
  "marked-calls": {
    about: "A sheet with the marks of five calls: four ticks, and one cross with a correction beside it.",
    background: "green",
    drawing: [
      box(84, 22, 196, 216, "card", 6),
      ...[58, 96, 134, 172, 210].map(
        (y) => line(`M108 ${y}h${y === 134 ? 84 : 100}`, "soft", 4) + mark(y, y !== 134),
      ),
      line("M104 77h156M104 115h156M104 153h156M104 191h156", "line", 2),
      // The correction, and the pencil that wrote it.
      line("M296 136c8-12 14 8 22-2s12 8 20-2 10 8 18-2", "amber", 4),
      line("M330 176l34 44", "ink", 12),
      flat("M318 158l18 8-12 10z", "ink"),
      at(44, 132, handset("clyde"), 90, 0.5),
    ],
  },
  "a-note-passed-on": {
    about: "An agent hands a note across the desk; the phone of whoever has to hear about it tonight is lit.",
    background: "blue",
    drawing: [
      at(92, 150, person("clyde") + headset("amber"), 0, 1.4),
      line("M134 196l62-22", "clyde", 17),
      at(196, 128, sheet(92, 66, [40, 62, 50], 1), 5),
      line("M296 152h16m-8-8 8 8-8 8", "ink", 4),
      at(352, 132, mobile("amber"), 0, 1.02),
      coin(352, 128, 9, "card"),
      line("M322 62a44 44 0 0 1 60 0M332 76a28 28 0 0 1 40 0", "amber", 4),
      block(14, 214, 372, 14, "object"),
    ],
  },
} as const satisfies Record<string, Scene>;
