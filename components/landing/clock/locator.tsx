import type { Locator as Map } from "@/lib/landing";

/** Radius of the circle is 100: `LOCATOR_RADIUS`. The numbers may stand outside it. */
const REACH = 140;

/** A city and its nearest neighbours by bearing and distance, numbered as in the list beside it, which says the same. */
export function Locator({ data: { km, places } }: { data: Map }) {
  return (
    <svg className="locator" viewBox={`${-REACH} ${-REACH} ${2 * REACH} ${2 * REACH}`} aria-hidden="true">
      <circle r="100" />
      <path d={places.map(({ x, y }) => `M0 0L${x} ${y}`).join("")} />
      {places.map(({ number, x, y }) => (
        <circle key={number} className="near-city" cx={x} cy={y} r="4" />
      ))}
      <circle className="here" r="6" />
      {places.map(({ number, label }) => (
        <text key={number} x={label.x} y={label.y + 5}>
          {number}
        </text>
      ))}
      <text y="115">{km} km</text>
    </svg>
  );
}
