import { Drawing } from "./drawing";

const COLUMNS = [92, 135, 178, 221, 264, 307];
const ROWS = [66, 108, 150];

/** A switchboard with connected lines, one of which leads elsewhere. */
export function Switchboard() {
  return (
    <Drawing background="green">
      <rect className="fill-deep" x="56" y="32" width="288" height="156" rx="12" />
      {ROWS.flatMap((y) =>
        COLUMNS.map((x) => (
          <circle
            key={`${x} ${y}`}
            className="fill-deep stroke-clyde-pale"
            strokeWidth="2.5"
            cx={x}
            cy={y}
            r="9"
          />
        )),
      )}
      <path className="stroke-paper" d="M344 210H56" />
      <path className="stroke-moss" strokeWidth="6" d="M92 66C60 150 150 250 178 108" />
      <path className="stroke-clyde" strokeWidth="6" d="M135 150c10 110 170 110 172-42" />
      <path className="stroke-amber" strokeWidth="6" d="M264 66c-30 120 40 180 150 140" />
      <circle className="fill-moss stroke-none" cx="92" cy="66" r="11" />
      <circle className="fill-moss stroke-none" cx="178" cy="108" r="11" />
      <circle className="fill-clyde stroke-none" cx="135" cy="150" r="11" />
      <circle className="fill-clyde stroke-none" cx="307" cy="108" r="11" />
      <circle className="fill-amber stroke-none" cx="264" cy="66" r="11" />
    </Drawing>
  );
}
