import { Drawing } from "./drawing";

const QUESTIONS = [64, 108, 152, 196];

/** A sheet of questions, with a line from each answer to the next step. */
export function BranchingScript() {
  return (
    <Drawing background="sand">
      <rect className="fill-card" x="52" y="30" width="150" height="200" rx="6" />
      <rect className="fill-object stroke-none" x="98" y="20" width="58" height="22" rx="6" />
      {QUESTIONS.map((y, index) => (
        <g key={y}>
          <rect
            className={index === 2 ? "fill-amber" : "fill-paper"}
            x="70"
            y={y - 9}
            width="18"
            height="18"
            rx="3"
          />
          <path
            className="stroke-soft"
            strokeWidth="2"
            d={`M100 ${y - 5}h${index % 2 ? 64 : 82}M100 ${y + 6}h40`}
          />
        </g>
      ))}
      <path className="stroke-clyde" d="M202 64h60q20 0 20-20h38" />
      <path className="stroke-clyde" d="M202 108h118" />
      <path className="stroke-clyde" d="M202 152h50q30 0 30 12h38" />
      <path className="stroke-clyde" d="M202 196h60q20 0 20 26h38" />
      <circle className="fill-clyde stroke-none" cx="338" cy="44" r="15" />
      <circle className="fill-moss stroke-none" cx="338" cy="108" r="15" />
      <circle className="fill-amber stroke-none" cx="338" cy="164" r="15" />
      <circle className="fill-ink stroke-none" cx="338" cy="222" r="15" />
    </Drawing>
  );
}
