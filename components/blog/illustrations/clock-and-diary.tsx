import { Drawing } from "./drawing";

const HOURS = Array.from({ length: 12 }, (_, hour) => hour);
const CELLS = Array.from({ length: 15 }, (_, cell) => cell);
const BOOKED = [1, 5, 6, 12];
const MARKED = 8;

/** An hour on a clock, and its entry in a diary. */
export function ClockAndDiary() {
  return (
    <Drawing background="sand">
      <circle className="fill-card" cx="118" cy="130" r="84" />
      <path
        className="fill-amber stroke-none"
        d="M118 130V54a76 76 0 0 1 38 10.200z"
        transform="rotate(30 118 130)"
      />
      {HOURS.map((hour) => (
        <path key={hour} strokeWidth="2.5" d="M118 54v9" transform={`rotate(${hour * 30} 118 130)`} />
      ))}
      <path className="stroke-clyde" strokeWidth="5" d="M118 130V82M118 130l32-19" />
      <path strokeDasharray="1 8" d="M198 104c14-22 30-22 44 20" />
      <rect className="fill-card" x="238" y="52" width="126" height="164" rx="6" />
      <path className="fill-object stroke-none" d="M238 58a6 6 0 0 1 6-6h114a6 6 0 0 1 6 6v22H238z" />
      {CELLS.map((cell) => (
        <rect
          key={cell}
          className={
            cell === MARKED
              ? "fill-amber stroke-none"
              : BOOKED.includes(cell)
                ? "fill-moss stroke-none"
                : "fill-none stroke-line"
          }
          strokeWidth="2"
          x={250 + (cell % 3) * 37}
          y={92 + Math.floor(cell / 3) * 24}
          width="28"
          height="16"
          rx="3"
        />
      ))}
    </Drawing>
  );
}
