import type { Colour } from "./colours.ts";
import { block, box, coin, disc, flat, line, ring, shape } from "./shapes.ts";

/** The things that the drawings share. Each is drawn around the origin: place it with `at`. */

/** A telephone's handset, lying with its back up; 160 wide. */
export function handset(colour: Colour = "ink"): string {
  return (
    `<path d="M-60 16a60 52 0 0 1 120 0" stroke="@${colour}" stroke-width="28" stroke-linecap="butt"/>` +
    block(-82, 10, 46, 38, colour, 10) +
    block(36, 10, 46, 38, colour, 10)
  );
}

/** Three arcs to the right, as of a bell; the largest has a radius of 44. */
export function ringing(colour: Colour = "amber", width = 4): string {
  return [20, 32, 44]
    .map((radius) => {
      const [x, y] = [Math.round(radius * 0.77), Math.round(radius * 0.64)];
      return line(`M${x} ${-y}A${radius} ${radius} 0 0 1 ${x} ${y}`, colour, width);
    })
    .join("");
}

/** A mobile phone, 60 wide and 108 high, with a lit screen. */
export function mobile(screen: Colour = "amber"): string {
  return (
    box(-30, -54, 60, 108, "object", 11) + block(-23, -42, 46, 80, screen, 4) + line("M-6 46h12", "soft", 3)
  );
}

/** A speech bubble of 100 by 66 whose tail points down, to the left or to the right. */
export function bubble(colour: Colour, tail: "left" | "right" = "left"): string {
  const outline = shape(
    "M-36-33h72a14 14 0 0 1 14 14v30a14 14 0 0 1-14 14h-52l-20 20v-20a14 14 0 0 1-14-14v-30a14 14 0 0 1 14-14z",
    colour,
  );
  return tail === "left" ? outline : `<g transform="scale(-1 1)">${outline}</g>`;
}

/** A crescent, 40 high. */
export function moon(colour: Colour = "moon"): string {
  return flat("M4-20a20 20 0 1 0 16 31 16 16 0 0 1-16-31z", colour);
}

/** Head and shoulders, 76 wide; the shoulders end at y = 52. */
export function person(colour: Colour, skin: Colour = colour): string {
  return disc(0, -16, 19, skin) + flat("M-38 52a38 42 0 0 1 76 0z", colour);
}

/** The headset of a `person`. */
export function headset(colour: Colour = "amber"): string {
  return (
    line("M-21-14a21 22 0 0 1 42 0", colour, 5) +
    block(-27, -20, 11, 18, colour, 5) +
    block(16, -20, 11, 18, colour, 5) +
    line("M-21-2q2 12 16 12", colour, 4)
  );
}

/** A clock's face with its two hands. */
export function clock(radius: number, hour: number, minute: number): string {
  const hand = (turn: number, length: number) =>
    `<path d="M0 0V${-Math.round(length)}" stroke="@clyde" stroke-width="4" transform="rotate(${turn})"/>`;
  const marks = [0, 90, 180, 270]
    .map((turn) => `<path d="M0 ${6 - radius}v5" stroke-width="2.5" transform="rotate(${turn})"/>`)
    .join("");
  return (
    coin(0, 0, radius, "card") +
    marks +
    hand((hour % 12) * 30 + minute / 2, radius * 0.5) +
    hand(minute * 6, radius * 0.72)
  );
}

/** Outlines of things made of paper, which are light in both schemes. */
export function onPaper(drawing: string): string {
  return `<g stroke="@slip-ink">${drawing}</g>`;
}

/** A sheet of paper with lines of writing; `marked` is the line in amber, counted from 0. */
export function sheet(width: number, height: number, lines: readonly number[], marked = -1): string {
  const gap = (height - 24) / lines.length;
  return (
    onPaper(box(0, 0, width, height, "slip", 5)) +
    lines
      .map((length, index) =>
        line(
          `M14 ${Math.round(20 + gap * index)}h${length}`,
          index === marked ? "slip-mark" : "slip-line",
          index === marked ? 6 : 2.5,
        ),
      )
      .join("")
  );
}

/** A plug of the switchboard that points up, 64 high; its cord leaves at y = 40. */
export function plug(colour: Colour = "amber"): string {
  return (
    block(-3, -24, 6, 26, "soft", 3) +
    box(-9, -2, 18, 34, colour, 5) +
    block(-5, 32, 10, 9, colour, 3) +
    line("M-9 9h18")
  );
}

/** A socket of the switchboard. */
export function jack(rim: Colour = "clyde-pale"): string {
  return disc(0, 0, 10, "deep") + ring(0, 0, 10, rim, 3);
}

/** A van that drives to the right, 116 wide; its wheels stand on y = 36. */
export function van(colour: Colour): string {
  return (
    shape("M-58 26v-52a6 6 0 0 1 6-6h66v58z", colour) +
    shape("M14 26v-42h22l20 22v20z", "card") +
    line("M30-16v22h26", "ink", 2.5) +
    [-32, 34].map((x) => coin(x, 26, 11, "object") + disc(x, 26, 4, "soft")).join("")
  );
}

/** A key whose bit points right, 76 wide. */
export function key(colour: Colour = "amber"): string {
  return ring(-22, 0, 15, colour, 8) + line("M-6 0h44M24 0v13M36 0v16", colour, 8);
}

/** A closed envelope, 92 by 62. */
export function envelope(): string {
  return onPaper(box(-46, -31, 92, 62, "slip", 5) + line("M-44-26 0 8l44-34", "slip-ink"));
}

/** A closed parcel seen from a corner, 100 wide. */
export function parcel(): string {
  return (
    shape("m0-46 50 23L0 0l-50-23z", "clyde-pale") +
    shape("M-50-23 0 0v54l-50-24z", "moss") +
    shape("M50-23 0 0v54l50-24z", "moss-pale") +
    flat("m-31-32 50 23v20l13-6v-19l-50-24z", "amber")
  );
}

/** A shopping basket, 132 wide; its bottom is at y = 60. */
export function basket(handles = true): string {
  return (
    (handles ? line("M-44-10-22-54M44-10 22-54", "ink", 5) : "") +
    shape("M-58-6h116L44 60h-88z", "moss") +
    block(-66, -14, 132, 16, "object", 7) +
    line("M-28 12l4 34M0 12v34M28 12l-4 34", "card", 3)
  );
}

/** A hand bell, 72 wide; its mouth is at y = 40. */
export function bell(colour: Colour = "amber"): string {
  return (
    block(-7, -62, 14, 30, "object", 7) +
    shape("M-36 40c10-12 8-30 12-48a24 24 0 0 1 48 0c4 18 2 36 12 48z", colour) +
    disc(0, 44, 9, "ink")
  );
}
