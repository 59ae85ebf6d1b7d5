import { Drawing } from "./drawing";

const RINGS = [46, 74, 102, 130];

/** A handset whose ringing fades with distance and reaches another person. */
export function MissedCall() {
  return (
    <Drawing background="blue">
      {RINGS.map((radius, index) => (
        <path
          key={radius}
          className="stroke-clyde"
          strokeDasharray={index < 2 ? undefined : `${12 - index * 2} ${index * 5}`}
          d={`M${168 + radius * 0.5} ${130 - radius * 0.866}A${radius} ${radius} 0 0 1 ${168 + radius * 0.5} ${130 + radius * 0.866}`}
        />
      ))}
      <g transform="rotate(-90 140 130)">
        <path className="stroke-ink" strokeWidth="30" strokeLinecap="butt" d="M80 140a60 52 0 0 1 120 0" />
        <rect className="fill-ink stroke-none" x="58" y="134" width="46" height="40" rx="10" />
        <rect className="fill-ink stroke-none" x="176" y="134" width="46" height="40" rx="10" />
        <path className="stroke-paper" strokeWidth="2" d="M68 162h26M186 162h26" />
      </g>
      <circle className="fill-amber stroke-none" cx="338" cy="112" r="15" />
      <path className="fill-amber stroke-none" d="M308 168a30 30 0 0 1 60 0z" />
    </Drawing>
  );
}
