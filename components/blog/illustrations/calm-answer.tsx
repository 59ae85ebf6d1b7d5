import { Drawing } from "./drawing";

/** A knot of angry words on one side, one straight sentence on the other. */
export function CalmAnswer() {
  return (
    <Drawing background="sand">
      <path
        className="fill-card"
        d="M52 34h132a18 18 0 0 1 18 18v84a18 18 0 0 1-18 18H100l-32 32v-32H52a18 18 0 0 1-18-18V52a18 18 0 0 1 18-18z"
      />
      <path
        className="stroke-alert"
        strokeWidth="4"
        d="M60 94c14-48 44-40 40-8s-36 42-32 10 62-62 66-22-44 56-40 20 60-70 70-30-34 66-30 30 18-30 40-14"
      />
      <path
        className="fill-clyde stroke-none"
        d="M216 112h132a18 18 0 0 1 18 18v62a18 18 0 0 1-18 18h-16v32l-32-32h-84a18 18 0 0 1-18-18v-62a18 18 0 0 1 18-18z"
      />
      <path className="stroke-amber" strokeWidth="7" d="M226 146h112" />
      <path className="stroke-paper" d="M226 172h76" />
    </Drawing>
  );
}
