import { Drawing } from "./drawing";

/** A target hit by the first of three calls. */
export function FirstTry() {
  return (
    <Drawing background="green">
      <circle className="fill-card" cx="252" cy="130" r="100" />
      <circle className="fill-clyde-pale stroke-none" cx="252" cy="130" r="74" />
      <circle className="fill-card stroke-none" cx="252" cy="130" r="48" />
      <circle className="fill-amber stroke-none" cx="252" cy="130" r="22" />
      <path className="stroke-ink" strokeWidth="5" d="M36 130h208" />
      <path strokeWidth="5" d="M230 118l16 12-16 12" />
      <path className="fill-moss" d="M30 112h34l18 18-18 18H30l16-18z" />
      <path className="stroke-soft" strokeDasharray="3 9" d="M36 66h96M36 194h96" />
      <path className="stroke-soft" d="M142 58l16 16M158 58l-16 16M142 186l16 16M158 186l-16 16" />
    </Drawing>
  );
}
