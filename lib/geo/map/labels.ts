/** A name beside a point of a map, in units of the drawing. */
export interface MapLabel {
  name: string;
  /** Where the text begins or ends, and its baseline. */
  x: number;
  y: number;
  anchor: "start" | "end" | "middle";
  /** The point that it names. */
  at: readonly [x: number, y: number];
}

/** A box that the text of a label covers. */
export interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

interface Named {
  name: string;
  x: number;
  y: number;
  /**
   * Dots of other points with a name, beside none of which this one may stand: one would take it for theirs. If given, it
   * may cover no dot either.
   */
  others?: LabelOptions["dots"] | undefined;
}

/** Of a drawing. */
interface Size {
  width: number;
  height: number;
}

export interface LabelOptions extends Size {
  /** Font size. */
  size: number;
  /** Dots that a label had better not cover. */
  dots: readonly (readonly [x: number, y: number])[];
  /** True to let names that are apart cover dots of points without one. */
  mayCover?: boolean | undefined;
  /** Whether a label had better not stand at a place, where it has the choice. */
  isAbroad?: ((x: number, y: number) => boolean) | undefined;
}

/** Width of a letter by the font size: wider than the average of the fonts that a browser may use. */
const LETTER = 0.62;
/** From the point to the label, by the font size. */
const GAP = 0.55;
/** As near as this, on any side, the dot of another point seems to be the named one, by the font size. */
const NEAR = 0.36;
/** Height of capitals above the baseline, and of letters below it, by the font size. */
const [RISE, DROP] = [0.78, 0.24];
/** Between labels beside and, on maps of many names, above each other, by the font size: less reads as one name. */
const [AIR, LEAD] = [0.5, 0.25];

/**
 * Places a label on that side of its point where it covers the fewest dots, within the drawing and clear of the labels
 * before it. Those that find no such place are left out. The first, the most important, may stand at another dot.
 */
export function placeLabels(named: readonly Named[], options: LabelOptions): MapLabel[] {
  const taken: Box[] = [];
  return named.flatMap((point, index) => {
    const places = candidates(point, options.size)
      .map((label) => ({ label, box: boxOf(label, options.size) }))
      .filter(
        ({ box }) =>
          fits(box, options) &&
          !taken.some((other) =>
            overlap(widen(box, AIR * options.size, (point.others ? LEAD : 0) * options.size), other),
          ),
      )
      .map((place) => ({
        ...place,
        hidden: countHidden(place.box, options.dots),
        isBeside: isBeside(place.box, point, options.size),
      }))
      .filter(
        ({ isBeside: beside, hidden }) =>
          index === 0 || !point.others || (!beside && (hidden === 0 || options.mayCover === true)),
      )
      .sort((a, b) => Number(a.isBeside) - Number(b.isBeside) || a.hidden - b.hidden);
    const [first] = places;
    if (!first) return [];
    const best = mostAtHome(
      places.filter(({ isBeside: beside, hidden }) => beside === first.isBeside && hidden === first.hidden),
      options.isAbroad,
    );
    taken.push(best.box);
    return [best.label];
  });
}

/** The box of a label's text. */
export function boxOf({ name, x, y, anchor }: Omit<MapLabel, "at">, size: number): Box {
  const length = name.length * LETTER * size;
  const left = anchor === "start" ? x : anchor === "end" ? x - length : x - length / 2;
  return { left, right: left + length, top: y - RISE * size, bottom: y + DROP * size };
}

/** A box with some air on each side. */
export function widen({ left, right, top, bottom }: Box, x: number, y: number): Box {
  return { left: left - x, right: right + x, top: top - y, bottom: bottom + y };
}

/** Whether a label stands at the dot of another point, too. */
function isBeside(box: Box, { x, y, others = [] }: Named, size: number): boolean {
  const around = widen(box, NEAR * size, NEAR * size);
  return others.some((dot) => (dot[0] !== x || dot[1] !== y) && countHidden(around, [dot]) > 0);
}

/** Returns true if two boxes share a place. */
export function overlap(a: Box, b: Box): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}

/**
 * Right, left, above, below, and the corners; higher above, too, where lines leave the point and its name is not taken for
 * another's. Of equal ones the first is taken.
 */
function candidates({ name, x, y, others }: Named, size: number): MapLabel[] {
  const gap = GAP * size;
  const place = (anchor: MapLabel["anchor"], dx: number, dy: number): MapLabel => ({
    name,
    x: Math.round(x + dx * gap),
    y: Math.round(y + dy),
    anchor,
    at: [x, y],
  });
  const middle = 0.27 * size;
  return [
    place("start", 1, middle),
    place("end", -1, middle),
    place("middle", 0, -gap),
    place("middle", 0, gap + RISE * size),
    place("start", 0.8, -0.4 * size),
    place("start", 0.8, 0.95 * size),
    place("end", -0.8, -0.4 * size),
    place("end", -0.8, 0.95 * size),
    ...(others ? [] : [place("middle", 0, -1.6 * size)]),
  ];
}

/** Returns true for a box within the drawing. */
export function fits({ left, right, top, bottom }: Box, { width, height }: Size): boolean {
  return left >= 0 && right <= width && top >= 0 && bottom <= height;
}

/** The first of places as good as each other with least of it abroad. */
function mostAtHome<Place extends { box: Box }>(
  places: readonly Place[],
  isAbroad: LabelOptions["isAbroad"],
): Place {
  if (!isAbroad || places.length < 2) return places[0]!;
  const counts = places.map(({ box }) => countAbroad(box, isAbroad));
  return places[counts.indexOf(Math.min(...counts))]!;
}

/** How many of three places in a label, from its beginning to its end, are abroad. */
function countAbroad({ left, right, top, bottom }: Box, isAbroad: (x: number, y: number) => boolean): number {
  return [left, (left + right) / 2, right].filter((x) => isAbroad(x, (top + bottom) / 2)).length;
}

/** How many dots a box covers. */
export function countHidden({ left, right, top, bottom }: Box, dots: LabelOptions["dots"]): number {
  return dots.filter(([x, y]) => x > left && x < right && y > top && y < bottom).length;
}
