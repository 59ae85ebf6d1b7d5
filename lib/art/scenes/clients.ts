import { bubble, handset, person, ringing, sheet, van } from "../objects.ts";
import { at, block, box, coin, disc, flat, line, shape } from "../shapes.ts";
import type { Scene } from "../scene.ts";

const DOORS = ["clyde", "moss", "amber", "clyde-pale"] as const;
const PANELS = [0, 1, 2].flatMap((column) => [0, 1].map((row) => ({ column, row })));

/** Scenes of single clients, and of the people at the desk. */
export const CLIENT_SCENES = {
  "a-roof-under-snow": {
    about: "Snow slides off a roof; from below two people ask about it, in two languages.",
    background: "blue",
    drawing: [
      ...[
        [44, 40],
        [120, 24],
        [300, 30],
        [366, 64],
        [28, 104],
        [352, 120],
        [84, 76],
        [328, 92],
      ].map(([x, y]) => disc(x!, y!, 4, "moon")),
      // The house, its roof, the snow on it, and where it has slid off.
      box(96, 118, 208, 110, "card", 2),
      shape("M76 122 200 34l124 88z", "clyde"),
      flat("M70 124 200 30l54 39c-8 10-20 6-26 16-8 12-26 6-34 18-8 11-26 7-34 18-10 12-22 4-30 10z", "moon"),
      line("M70 124 200 30l54 39c-8 10-20 6-26 16-8 12-26 6-34 18-8 11-26 7-34 18-10 12-22 4-30 10"),
      line("M256 92l18 13M272 92l24 17", "clyde-pale", 4),
      box(228, 40, 22, 36, "moss", 2),
      box(120, 146, 40, 38, "clyde-pale", 2),
      line("M140 146v38M120 165h40", "ink", 3),
      box(184, 158, 36, 70, "moss", 2),
      coin(212, 196, 3, "card"),
      box(240, 146, 40, 38, "clyde-pale", 2),
      line("M260 146v38M240 165h40", "ink", 3),
      flat("M298 232c4-26 24-40 40-38 18 2 32 16 40 38z", "moon"),
      line("M298 232c4-26 24-40 40-38 18 2 32 16 40 38"),
      at(48, 184, bubble("amber", "left"), 0, 0.72),
      at(48, 178, line("M-22-6h44M-22 8h26", "on-amber", 4)),
      at(338, 152, bubble("card", "right"), 0, 0.62),
      at(338, 147, line("M-18-5h36M-18 7h20", "soft", 4)),
      line("M14 234h372"),
    ],
  },
  "a-roof-measured": {
    about:
      "A roof with six solar panels; a tree casts its shade on the last of them, and a rule is laid along it.",
    background: "green",
    drawing: [
      coin(338, 50, 28, "amber"),
      line("M338 8V-2M380 50h12M368 20l9-9M308 20l-9-9M296 50h-12M368 80l9 9", "amber", 5),
      shape("M30 150 96 52h196l66 98z", "clyde"),
      box(58, 150, 272, 84, "card", 2),
      ...PANELS.map(({ column, row }) => {
        const [x, y] = [row === 0 ? 104 + column * 58 : 92 + column * 62, 62 + row * 42];
        const width = row === 0 ? 46 : 50;
        return (
          shape(`M${x} ${y}h${width}l2 36h-${width + 4}z`, column === 2 && row === 1 ? "moss" : "object") +
          line(`M${x} ${y + 18}h${width}M${x + width / 2} ${y}v36`, "clyde-pale", 2.5)
        );
      }),
      // The tree that stands in the afternoon's sun.
      line("M352 234v-66", "ink", 9),
      coin(352, 142, 34, "moss"),
      disc(340, 132, 9, "moss-pale"),
      // The rule, and the door.
      line("M86 168h184", "amber", 8),
      line("M86 158v20M132 163v10M178 158v20M224 163v10M270 158v20", "ink", 3),
      box(172, 192, 34, 42, "moss", 2),
      box(90, 192, 46, 26, "clyde-pale", 2),
      box(246, 192, 46, 26, "clyde-pale", 2),
      line("M14 236h372"),
    ],
  },
  "a-row-of-doors": {
    about: "Four doors of one landlord, a drip before the third; one slip of paper has a line for each.",
    background: "sand",
    drawing: [
      box(18, 48, 272, 188, "card", 2),
      flat("M8 50 38 22h232l30 28z", "moss"),
      ...DOORS.flatMap((colour, door) => {
        const x = 32 + door * 64;
        return [
          box(x + 4, 64, 40, 34, "clyde-pale", 2),
          line(`M${x + 24} 64v34M${x + 4} 81h40`, "ink", 2.5),
          box(x, 122, 48, 112, colour, 3),
          box(x + 9, 134, 30, 30, door === 2 ? "card" : "moss-pale", 2),
          coin(x + 39, 186, 3.5, "card"),
        ];
      }),
      // Water before the door that has a repair.
      flat("M160 236a34 8 0 0 1 68 0z", "clyde"),
      line("M194 204v10M206 212v8M182 214v8", "clyde", 5),
      at(306, 84, sheet(78, 120, [26, 26, 50, 26], 2)),
      line("M332 104h26M332 128h26M332 176h26", "soft", 2.5),
      line("M352 150l7 7 12-15", "ink", 4),
      line("M6 236h388"),
    ],
  },
  "a-swapped-shift": {
    about: "Next week's rota on the wall: two people have swapped their shifts, and everybody else's stand.",
    background: "blue",
    drawing: [
      box(34, 24, 332, 176, "card", 8),
      flat("M34 50V32a8 8 0 0 1 8-8h316a8 8 0 0 1 8 8v18z", "clyde"),
      ...[0, 1, 2, 3, 4, 5, 6].map((day) => block(98 + day * 38, 34, 22, 6, "card", 3)),
      line("M34 88h332M34 126h332M34 164h332M84 50v150", "line", 3),
      ...[69, 107, 145, 182].map((y, row) => at(59, y, person(row % 2 ? "moss" : "clyde"), 0, 0.3)),
      ...[
        [0, 0, 2],
        [0, 4, 1],
        [1, 1, 1],
        [1, 5, 2],
        [2, 0, 1],
        [2, 3, 2],
        [3, 2, 2],
        [3, 6, 1],
      ].map(([row, day, days]) =>
        block(90 + day! * 38, 60 + row! * 38, days! * 38 - 4, 18, row! % 2 ? "moss-pale" : "clyde-pale", 4),
      ),
      // The swap.
      block(242, 60, 34, 18, "amber", 4),
      block(128, 98, 34, 18, "amber", 4),
      line("M146 96c4-32 60-40 92-28m-12-9 13 9-10 12", "ink", 3.5),
      line("M258 80c-2 34-52 42-90 30m12-10-13 9 9 13", "ink", 3.5),
      coin(56, 24, 6, "amber"),
      coin(344, 24, 6, "amber"),
      line("M14 240h372"),
    ],
  },
  "two-branches": {
    about: "Two telephones of two branches lead to one diary, and from there the nearer of two vans is sent.",
    background: "green",
    drawing: [
      at(70, 76, handset("clyde"), 0, 0.72),
      at(70, 54, ringing("amber"), -90, 0.9),
      at(70, 190, handset("moss"), 0, 0.72),
      line("M102 100c54 4 36 30 82 30", "clyde", 5),
      line("M102 216c60 0 32-66 82-66", "moss", 5),
      at(180, 62, sheet(96, 140, [60, 66, 48, 66, 40], 2)),
      // The way of the nearer van, and of the one that is not sent.
      line("M262 130c34 0 26 64 44 84", "amber", 5, "1 11"),
      at(344, 74, van("clyde-pale"), 0, 0.6),
      line("M290 98h106", "ink", 2.5),
      at(336, 196, van("amber"), 0, 0.86),
      line("M14 238h372"),
    ],
  },
} as const satisfies Record<string, Scene>;
