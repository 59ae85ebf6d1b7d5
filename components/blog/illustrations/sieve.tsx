import { Drawing } from "./drawing";

const NAMES = [
  "M60 38l52-8 5 30-52 8z",
  "M286 26l50 10-6 30-50-10z",
  "M206 20h52v30h-52z",
  "M132 48l50 4-3 30-50-4z",
];

/** Names fall into a funnel, and one of them comes out as a lead. */
export function Sieve() {
  return (
    <Drawing background="sand">
      {NAMES.map((path) => (
        <path key={path} className="fill-card" d={path} />
      ))}
      <path
        className="stroke-soft"
        strokeWidth="2"
        d="M72 50l28-4M72 60l18-3M296 40l28 6M216 32h32M216 40h20M142 60l28 3"
      />
      <path className="fill-clyde" d="M92 96h216l-78 72v34h-60v-34z" />
      <path className="fill-object" d="M84 84h232v18H84z" />
      <path
        className="stroke-paper"
        strokeWidth="2.5"
        strokeDasharray="1 12"
        d="M132 122h136M152 140h96M172 158h56"
      />
      <path className="fill-amber" d="M164 212h72v34h-72z" />
      <path className="stroke-on-amber" strokeWidth="2.500" d="M176 224h30M176 234h20M216 230l5 5 9-11" />
    </Drawing>
  );
}
