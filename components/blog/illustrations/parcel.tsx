import { Drawing } from "./drawing";

const HOURS = Array.from({ length: 18 }, (_, hour) => hour);

/** A returned parcel, with six of 24 hours left. */
export function Parcel() {
  return (
    <Drawing background="sand">
      <circle className="fill-card stroke-none" cx="200" cy="130" r="112" />
      {HOURS.map((hour) => (
        <path
          key={hour}
          className="stroke-clyde"
          strokeWidth="5"
          d="M200 26v12"
          transform={`rotate(${hour * 15} 200 130)`}
        />
      ))}
      <path className="fill-clyde-pale" d="m200 78 62 28-62 28-62-28z" />
      <path className="fill-moss" d="m138 106 62 28v62l-62-28z" />
      <path className="fill-moss-pale" d="m262 106-62 28v62l62-28z" />
      <path className="fill-amber stroke-none" d="m162 95 62 28v22l16-7v-22l-62-28z" />
      <path className="stroke-ink" d="M188 33A98 98 0 0 0 102 124m-14-15 14 17 17-14" />
    </Drawing>
  );
}
