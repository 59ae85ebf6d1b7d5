import { Drawing } from "./drawing";

/** The earth by day and night, and a line from one side to the other. */
export function Globe() {
  return (
    <Drawing background="blue">
      <circle className="fill-slip stroke-none" cx="200" cy="132" r="96" />
      <path className="fill-deep stroke-none" d="M200 36a96 96 0 0 1 0 192c34-26 50-58 50-96s-16-70-50-96z" />
      <g className="stroke-clyde" strokeWidth="2">
        <ellipse cx="200" cy="132" rx="50" ry="96" />
        <path d="M200 36v192M104 132h192M116 84h168M116 180h168" />
      </g>
      <circle className="stroke-ink" cx="200" cy="132" r="96" />
      <path className="stroke-amber" strokeWidth="5" d="M140 108C160 20 250 30 266 158" />
      <circle className="fill-amber stroke-none" cx="140" cy="108" r="10" />
      <circle className="fill-amber stroke-none" cx="266" cy="158" r="10" />
      <circle className="fill-card" cx="52" cy="72" r="22" />
      <path
        className="stroke-ink"
        d="M52 36V26M52 118v-10M16 72H6M98 72H88M27 47l-7-7M84 104l-7-7M27 97l-7 7M84 40l-7 7"
      />
      <path className="fill-ink stroke-none" d="M350 176a24 24 0 1 0 20 38 20 20 0 0 1-20-38z" />
    </Drawing>
  );
}
