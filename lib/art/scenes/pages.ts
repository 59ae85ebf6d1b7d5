import { handset, jack, key, onPaper, plug, sheet } from "../objects.ts";
import { at, block, box, coin, disc, flat, line, shape, words } from "../shapes.ts";
import type { Scene } from "../scene.ts";
import { TRADE_OBJECTS } from "./trades.ts";

/** What can be plugged in: a word for each service, in two rows. The second is connected. */
const JACKS = ["Desk", "Calls", "Chat", "Amazon", "Shop", "Leads", "Vans", "Code"].map((word, index) => ({
  word,
  x: 70 + (index % 4) * 87,
  y: 74 + Math.floor(index / 4) * 64,
  isLive: index === 1,
}));

/** The scenes of single pages, under the page's name. */
export const PAGE_SCENES = {
  services: {
    about:
      "A switchboard with a labelled socket for each of eight services; one cord is plugged in, at calls.",
    background: "blue",
    drawing: [
      box(20, 16, 360, 150, "object", 10),
      ...JACKS.map(
        ({ word, x, y, isLive }) =>
          block(x - 37, y - 44, 74, 24, isLive ? "amber" : "slip", 3) +
          words(x, y - 27, word, isLive ? "on-amber" : "slip-ink", 15) +
          at(x, y, jack("on-object"), 0, 1.15),
      ),
      // The cords that wait, and the one that is out.
      ...JACKS.map(({ isLive }, index) =>
        isLive ? "" : at(60 + index * 40, 198, plug(index % 2 === 0 ? "clyde" : "moss"), 0, 0.72),
      ),
      disc(157, 74, 9, "amber"),
      line("M157 74C157 92 113.5 74 113.5 96V160C113.5 190 100 192 100 228", "amber", 7),
      block(12, 226, 376, 16, "object", 3),
    ],
  },
  industries: {
    about: "Ten pigeonholes, each with the tool of another trade; a cord is plugged in at one.",
    background: "sand",
    drawing: [
      box(30, 24, 340, 178, "card", 8),
      line("M30 113h340M98 24v178M166 24v178M234 24v178M302 24v178", "line", 3),
      ...TRADE_OBJECTS.map((object, index) =>
        at(64 + (index % 5) * 68, 68 + Math.floor(index / 5) * 90, object, 0, 0.78),
      ),
      ...TRADE_OBJECTS.map((_, index) =>
        at(88 + (index % 5) * 68, 38 + Math.floor(index / 5) * 90, jack("soft"), 0, 0.42),
      ),
      line("M88 38C70-6 8 20 12 110s50 130 150 128 130-6 238-6", "amber", 6),
      disc(88, 38, 7, "amber"),
    ],
  },
  careers: {
    about: "A headset waits on an empty chair, before a window on a crane by the river.",
    background: "blue",
    drawing: [
      box(44, 22, 196, 132, "card", 3),
      // The river, and the hammerhead crane beside it.
      flat("M46 132h192v20H46z", "clyde-pale"),
      line("M116 132V72M132 132V72M116 130l16-18-16-20 16-18", "ink", 3),
      line("M78 66h126M98 66l26-22 62 22M124 44v22", "ink", 5),
      block(180, 66, 16, 12, "ink", 2),
      line("M52 142h30M150 142h40", "card", 3),
      line("M142 22v132", "ink", 3),
      // The desk and the chair.
      block(20, 180, 210, 12, "object"),
      line("M44 192v46", "ink", 6),
      box(64, 150, 74, 30, "moss", 3),
      shape("M268 92h62a12 12 0 0 1 12 12v66h-86v-66a12 12 0 0 1 12-12z", "moss"),
      box(246, 178, 106, 18, "moss", 8),
      line("M299 196v26M262 238q37-28 74 0", "ink", 7),
      at(
        299,
        112,
        line("M-40 26a40 44 0 0 1 80 0", "amber", 8) +
          block(-52, 14, 22, 36, "amber", 9) +
          block(30, 14, 22, 36, "amber", 9) +
          line("M-42 50q4 22 32 22", "amber", 6),
      ),
      line("M14 239h372"),
    ],
  },
  testimonials: {
    about: "Three letters on the mat, and a cup of tea beside them.",
    background: "green",
    drawing: [
      at(66, 68, sheet(128, 150, [70, 96, 96, 80, 96]), -9),
      onPaper(box(126, 48, 134, 160, "slip", 5)),
      flat(
        "M146 104c0-22 10-34 26-38v12c-8 3-12 8-12 14h12v26h-26zM186 104c0-22 10-34 26-38v12c-8 3-12 8-12 14h12v26h-26z",
        "slip-mark",
      ),
      line("M146 148h94M146 168h94M146 188h58", "slip-line", 3),
      // The cup.
      shape("M284 160h72c0 34-10 54-24 62h-24c-14-8-24-28-24-62z", "clyde"),
      line("M354 172c26-4 26 30-8 32", "ink", 5),
      line("M272 228q48 14 96 0z", "ink", 5),
      line("M304 140c-10-14 10-20 0-36M328 140c-10-14 10-20 0-36", "soft", 4),
    ],
  },
  "case-studies": {
    about: "From a telephone comes a tangled cord; it runs out straight, and into the right socket.",
    background: "sand",
    drawing: [
      // The telephone, and its handset off the hook.
      shape("M14 226c0-34 16-52 48-52s48 18 48 52z", "clyde"),
      coin(62, 204, 13, "card"),
      at(62, 160, handset("ink"), -10, 0.62),
      line(
        "M108 214c40 22 66-10 48-44s-70-22-58 22 96 30 96-22-74-70-92-30 34 70 84 52 40-96-6-98-62 62-12 74 50-38 72-38",
        "clyde",
        6,
      ),
      line("M236 130h50", "amber", 7),
      box(318, 42, 64, 176, "object", 8),
      ...[76, 130, 184].map((y) => at(350, y, jack(y === 130 ? "amber" : "clyde-pale"), 0, 1.2)),
      // The plug: its tip is in the socket.
      block(284, 123, 14, 14, "amber", 3),
      box(296, 116, 36, 28, "amber", 6),
      block(332, 126, 14, 8, "soft", 2),
      line("M306 116v28"),
      line("M4 228h240"),
    ],
  },
  auth: {
    about: "A browser window that is a drawer of its own, with a key in its lock.",
    background: "blue",
    // Small enough to be cut to two by one: the page shows it so.
    drawing: [
      at(
        32,
        21,
        [
          box(60, 30, 280, 190, "card", 8),
          flat("M60 56V38a8 8 0 0 1 8-8h264a8 8 0 0 1 8 8v18z", "object"),
          disc(78, 43, 4, "on-object"),
          disc(92, 43, 4, "on-object"),
          box(84, 78, 232, 54, "clyde-pale", 5),
          box(84, 144, 232, 54, "moss-pale", 5),
          line("M170 105h60", "ink", 8),
          line("M104 165h56M104 177h36", "ink", 3),
          coin(216, 171, 22, "object"),
          disc(216, 165, 7, "on-object"),
          flat("M213 165h6l4 18h-14z", "on-object"),
          // The key, on its way to the hole.
          at(308, 167, `<g transform="scale(-1 1)">${key("amber")}</g>`, 0, 1.1),
          line("M40 238h320"),
        ].join(""),
        0,
        0.84,
      ),
    ],
  },
  "not-found": {
    about: "A cord hangs unplugged before a board of empty sockets.",
    background: "sand",
    drawing: [
      box(46, 26, 308, 128, "object", 10),
      ...[60, 90, 120].flatMap((y) =>
        [84, 130, 176, 222, 268, 314].map((x) =>
          at(x, y, jack(x === 222 && y === 90 ? "amber" : "clyde-pale")),
        ),
      ),
      line("M0 206c50 36 90 34 118 12s16-46-8-40-20 46 24 54 78 4 96-8", "amber", 7),
      at(262, 196, plug("amber"), 58, 1.2),
      line("M20 246h360"),
    ],
  },
} as const satisfies Record<string, Scene>;
