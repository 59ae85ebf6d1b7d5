import type { Locator as Map } from "@/lib/landing";

/** Radius of the circle is 100: `LOCATOR_RADIUS`. Names may stand outside it, as far as `LOCATOR_REACH`. */
const REACH = { x: 190, y: 120 };

/** A city and neighbours by bearing and distance. Their list on the page says the same. */
export function Locator({ data: { km, places } }: { data: Map }) {
  return (
    <svg
      className="locator"
      viewBox={`${-REACH.x} ${-REACH.y} ${2 * REACH.x} ${2 * REACH.y + 14}`}
      aria-hidden="true"
    >
      <circle r="100" />
      <path d={places.map(({ x, y }) => `M0 0L${x} ${y}`).join("")} />
      {places.map(({ name, x, y }) => (
        <circle key={name} className="near-city" cx={x} cy={y} r="4" />
      ))}
      <circle className="here" r="6" />
      {places.map(({ name, label }) => (
        <text key={name} x={label.x} y={label.y} textAnchor={label.anchor}>
          {name}
        </text>
      ))}
      <text y="128" textAnchor="middle">
        {km} km
      </text>
    </svg>
  );
}
