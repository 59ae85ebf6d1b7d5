import { Drawing } from "./drawing";

const STREETS = "M0 60h400M0 206h400M70 0v260M322 0v260M0 132h400M250 0v260";

/** A note of five lines on a street map, and a route. */
export function RouteNote() {
  return (
    <Drawing background="green">
      <path className="stroke-paper" strokeWidth="9" strokeLinecap="butt" d={STREETS} />
      <path className="stroke-clyde" strokeWidth="6" d="M26 206h44V60h252v72h50" />
      <circle className="fill-clyde stroke-none" cx="26" cy="206" r="12" />
      <rect
        className="fill-card"
        x="112"
        y="88"
        width="112"
        height="142"
        rx="5"
        transform="rotate(-4 168 159)"
      />
      <g transform="rotate(-4 168 159)">
        <path className="stroke-soft" strokeWidth="2" d="M128 122h80M128 142h64M128 162h80M128 202h56" />
        <path className="stroke-moss" strokeWidth="5" d="M128 182h72" />
        <path className="fill-object stroke-none" d="M154 80h28v18h-28z" />
      </g>
      <path className="fill-amber" d="M372 132c-16-20-22-28-22-40a22 22 0 0 1 44 0c0 12-6 20-22 40z" />
      <circle className="fill-paper stroke-none" cx="372" cy="92" r="8" />
    </Drawing>
  );
}
