import { Drawing } from "./drawing";

const DAYS = [0, 1, 2, 3, 4];

/** Signed sheets, and five days of which three are done. */
export function SignedSheets() {
  return (
    <Drawing background="blue">
      <rect
        className="fill-clyde stroke-none"
        x="92"
        y="26"
        width="150"
        height="196"
        rx="6"
        transform="rotate(-7 167 124)"
      />
      <rect className="fill-card" x="104" y="32" width="150" height="196" rx="6" />
      <path
        className="stroke-soft"
        strokeWidth="2"
        d="M124 62h74M124 84h110M124 102h110M124 120h92M124 142h110M124 160h60"
      />
      <path
        className="stroke-amber"
        strokeWidth="4"
        d="M126 200c10-26 18-20 14-2s14-22 22-14-6 18 8 12 18-12 30-8 18 2 26-4"
      />
      <path strokeWidth="2" d="M124 212h110" />
      {DAYS.map((day) => (
        <rect
          key={day}
          className={day < 3 ? "fill-moss stroke-none" : "fill-none stroke-moss"}
          x="292"
          y={38 + day * 38}
          width="28"
          height="28"
          rx="5"
        />
      ))}
      <path className="stroke-paper" d="m299 52 5 6 9-11m-14 43 5 6 9-11m-14 43 5 6 9-11" />
    </Drawing>
  );
}
