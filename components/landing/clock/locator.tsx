import type { Locator as Map } from "@/lib/landing";

/** Radius of the circle is 120: `LOCATOR_RADIUS`. Names may stand outside it, as far as `LOCATOR_REACH`. */
const BOX = "-190 -140 380 280";

/** A city and neighbours by bearing and distance. Their list beside it says the same, and has no map on phones. */
export function Locator({ data: { km, places } }: { data: Map }) {
  return (
    <svg className="locator" viewBox={BOX} aria-hidden="true">
      <circle r="120" />
      <path d={places.map(({ x, y }) => `M0 0L${x} ${y}`).join("")} />
      {places.map(({ name, x, y }) => (
        <circle key={name} className="near-city" cx={x} cy={y} r="3" />
      ))}
      <circle className="here" r="5" />
      {places.map(({ name, label }) => (
        <text key={name} x={label.x} y={label.y} textAnchor={label.anchor}>
          {name}
        </text>
      ))}
      <text y="124" textAnchor="middle">
        {km} km
      </text>
    </svg>
  );
}
