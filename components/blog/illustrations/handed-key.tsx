import { Drawing } from "./drawing";

const DAYS = [0, 1, 2, 3, 4];

/** A week of five days, at the end of which the key is handed over. */
export function HandedKey() {
  return (
    <Drawing background="green">
      <rect className="fill-card" x="44" y="40" width="312" height="116" rx="10" />
      <path className="fill-object" d="M54 40h292a10 10 0 0 1 10 10v22H44V50a10 10 0 0 1 10-10z" />
      <path className="stroke-paper" strokeWidth="5" strokeDasharray="0 58" d="M86 56h240" />
      {DAYS.map((day) => (
        <rect
          key={day}
          className={day === 4 ? "fill-amber stroke-none" : "fill-clyde-pale stroke-none"}
          x={62 + day * 58}
          y={86 + (4 - day) * 8}
          width="44"
          height={56 - (4 - day) * 8}
          rx="4"
        />
      ))}
      <path className="stroke-soft" d="M316 164v22" strokeDasharray="3 7" />
      <circle className="stroke-amber" strokeWidth="9" cx="292" cy="214" r="20" />
      <path className="stroke-amber" strokeWidth="9" d="M272 214H176M196 214v18M218 214v14" />
      <path className="stroke-clyde" strokeWidth="22" strokeLinecap="butt" d="M44 214h60" />
      <path className="fill-paper" d="M104 196h30a18 18 0 0 1 0 36h-30z" />
    </Drawing>
  );
}
