import { bubble, clock, handset, headset, person, ringing, sheet } from "../objects.ts";
import { at, block, box, coin, disc, flat, line, ring, shape } from "../shapes.ts";
import type { Scene } from "../scene.ts";

/** A point of the ring of hours in `the-clock-closed`. */
function onRing(hour: number, radius: number): string {
  const angle = (hour / 24) * 2 * Math.PI;
  return `${Math.round(200 + radius * Math.sin(angle))} ${Math.round(130 - radius * Math.cos(angle))}`;
}

/** The scenes of the company's history, on /about. */
export const HISTORY_SCENES = {
  "up-a-ladder": {
    about: "Somebody is up a ladder at a roof, and the telephone rings at its foot.",
    background: "sand",
    drawing: [
      // The house.
      box(206, 84, 170, 154, "card", 2),
      flat("M186 86 290 20l104 66z", "clyde"),
      box(250, 128, 54, 58, "clyde-pale", 2),
      line("M277 128v58M250 157h54", "ink", 3),
      // The ladder, and who is on it.
      line("M106 240 216 44M140 240 244 56", "ink", 6),
      ...[0, 1, 2, 3, 4, 5].map((rung) => {
        const [x, y] = [124 + rung * 18, 208 - rung * 32];
        return line(`M${x - 1} ${y}l32 5`, "ink", 5);
      }),
      line("M198 122l10-40M222 128l4-40", "object", 13),
      shape("M198 86l6-32a17 17 0 0 1 34 4l-4 34z", "moss"),
      line("M214 58l24 10", "moss", 11),
      disc(226, 30, 15, "object"),
      // The telephone.
      box(40, 204, 60, 34, "object", 6),
      at(70, 190, handset("amber"), 0, 0.42),
      at(94, 168, ringing("amber"), -40, 0.8),
      line("M14 240h372"),
    ],
  },
  "signed-twice": {
    about: "One agreement, signed by two hands, with a seal on it.",
    background: "green",
    drawing: [
      at(118, 28, sheet(164, 206, [120, 136, 104, 136, 90]), -2),
      line("M142 206c10-22 18-20 16-4s10 8 16-6 10 10 22 2", "slip-blue", 4),
      line("M214 200c12-18 22-14 16 0s12 6 18-8", "slip-mark", 4),
      flat("m258 70-8 40 20-12 20 12-8-40z", "moss"),
      coin(270, 58, 28, "amber"),
      coin(270, 58, 17, "amber"),
      line("M60 232 130 206M348 140l-66 56", "ink", 7),
      line("M14 242h372"),
    ],
  },
  "three-clocks": {
    about: "Three clocks above one desk: one shows nine, the others an hour more, and everybody answers.",
    background: "blue",
    drawing: [
      at(84, 66, clock(44, 9, 0)),
      at(200, 66, clock(44, 10, 0)),
      at(316, 66, clock(44, 10, 0)),
      ...[84, 200, 316].map((x, index) =>
        at(
          x,
          158,
          person(index === 0 ? "clyde" : index === 1 ? "moss" : "clyde-pale") + headset("amber"),
          0,
          0.82,
        ),
      ),
      block(20, 196, 360, 14, "object"),
      line("M48 210v30M352 210v30", "ink", 6),
    ],
  },
  "a-second-pair-of-hands": {
    about: "A person listens with a headset; on the screen beside her the note has already been drafted.",
    background: "sand",
    drawing: [
      at(108, 150, person("clyde") + headset("amber"), 0, 1.4),
      box(194, 48, 180, 128, "card", 8),
      flat("M194 76V56a8 8 0 0 1 8-8h164a8 8 0 0 1 8 8v20z", "object"),
      disc(210, 62, 4, "on-object"),
      disc(224, 62, 4, "on-object"),
      line("M214 98h92M214 118h126", "soft", 4),
      line("M214 138h68", "amber", 8),
      line("M290 128v20", "ink", 3),
      line("M284 176v28M246 206h76", "ink", 6),
      at(76, 56, bubble("moss", "left"), 0, 0.8),
      block(14, 214, 372, 14, "object"),
    ],
  },
  "the-clock-closed": {
    about: "A ring of 24 hours, answered all the way round: by day, in the evening and at night.",
    background: "blue",
    drawing: [
      coin(200, 130, 112, "card"),
      ring(200, 130, 92, "moss", 22),
      line(`M${onRing(6, 66)}A66 66 0 1 1 ${onRing(22, 66)}`, "clyde", 20),
      line(`M${onRing(9, 43)}A43 43 0 0 1 ${onRing(18, 43)}`, "clyde-pale", 16),
      ...[0, 6, 12, 18].map((hour) => line(`M${onRing(hour, 112)}L${onRing(hour, 120)}`, "ink", 4)),
      line(`M200 130L${onRing(2.2, 104)}`, "amber", 8),
      disc(200, 130, 9, "amber"),
      at(52, 64, disc(0, 0, 22, "amber")),
      at(348, 64, flat("M4-20a20 20 0 1 0 16 31 16 16 0 0 1-16-31z", "moon")),
    ],
  },
} as const satisfies Record<string, Scene>;
