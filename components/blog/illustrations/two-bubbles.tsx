import { Drawing } from "./drawing";

/** Two speech bubbles; their overlap, in amber, is the subject. */
export function TwoBubbles() {
  return (
    <Drawing background="green">
      <path
        className="fill-clyde stroke-none"
        d="M66 40h150a20 20 0 0 1 20 20v74a20 20 0 0 1-20 20H112l-34 34v-34H66a20 20 0 0 1-20-20V60a20 20 0 0 1 20-20z"
      />
      <path
        className="fill-card"
        d="M196 94h138a20 20 0 0 1 20 20v66a20 20 0 0 1-20 20h-10v32l-32-32h-96a20 20 0 0 1-20-20v-66a20 20 0 0 1 20-20z"
      />
      <path
        className="fill-amber stroke-none"
        d="M196 95.500h40v38.500a20 20 0 0 1-20 20h-38.500V114a18.500 18.500 0 0 1 18.500-18.500z"
      />
      <path className="stroke-paper" d="M72 72h120M72 98h84M72 124h60" />
      <path className="stroke-ink" d="M258 124h68M208 176h118M258 150h40" />
    </Drawing>
  );
}
