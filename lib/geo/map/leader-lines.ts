/** Names that have no room beside their points, joined to them by leader lines. */
import {
  boxOf,
  countHidden,
  fits,
  overlap,
  placeLabels,
  widen,
  type Box,
  type LabelOptions,
  type MapLabel,
} from "./labels";

interface NamedSpot {
  name: string;
  x: number;
  y: number;
  others?: [x: number, y: number][];
}

/** Names beside their points, or joined to them by a leader line. */
export function nameAll(
  named: readonly NamedSpot[],
  { width, height, size }: { width: number; height: number; size: number },
): { labels: MapLabel[]; leaders: string } {
  const dots = named.map(({ x, y }) => [x, y] as const);
  const labels = placeLabels(named, { width, height, size, dots });
  const taken = labels.map((label) => boxOf(label, size));
  let leaders = "";
  for (const { name, x, y } of named) {
    if (labels.some(({ at }) => at[0] === x && at[1] === y)) continue;
    const place = placeApart({ name, x, y }, { width, height, size, dots, taken });
    if (!place) continue;
    labels.push(place);
    taken.push(boxOf(place, size));
    const end = place.anchor === "start" ? place.x - 4 : place.x + 4;
    leaders += `M${x} ${y}L${end} ${place.y - Math.round(size * 0.3)}`;
  }
  return { labels, leaders };
}

/** How far from its point a name may stand, by the font size, and in how many directions. */
const [NEAREST, FARTHEST, DIRECTIONS] = [2, 8, 24];

/** The nearest free place for a name at some distance from its point. */
function placeApart(
  { name, x, y }: NamedSpot,
  options: LabelOptions & { taken: readonly Box[] },
): MapLabel | undefined {
  const { size, dots, taken } = options;
  for (let away = NEAREST; away <= FARTHEST; away += 0.5)
    for (let turn = 0; turn < DIRECTIONS; turn += 1) {
      const angle = (turn / DIRECTIONS) * 2 * Math.PI;
      const label: MapLabel = {
        name,
        x: Math.round(x + away * size * Math.cos(angle)),
        y: Math.round(y + away * size * Math.sin(angle) + size * 0.3),
        anchor: Math.cos(angle) >= 0 ? "start" : "end",
        at: [x, y],
      };
      const box = boxOf(label, size);
      const around = widen(box, size * 0.5, size * 0.2);
      const isTaken = taken.some((other) => overlap(around, other));
      if (fits(box, options) && !isTaken && countHidden(around, dots) === 0) return label;
    }
  return undefined;
}
