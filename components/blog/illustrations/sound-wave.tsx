import { Drawing } from "./drawing";

/** Half the height of each bar. */
const BARS = [8, 16, 34, 22, 48, 66, 40, 26, 58, 78, 52, 30, 44, 20, 32, 14, 8];
const MARKED = 9;

/** The waveform of a call, with one moment marked. */
export function SoundWave() {
  return (
    <Drawing background="sand">
      <circle className="fill-card stroke-line" cx="200" cy="130" r="112" />
      <path className="stroke-soft" strokeWidth="2" strokeDasharray="2 8" d="M30 130h340" />
      {BARS.map((half, index) => (
        <path
          key={index}
          className={index === MARKED ? "stroke-amber" : index % 3 === 1 ? "stroke-moss" : "stroke-clyde"}
          strokeWidth="9"
          d={`M${56 + index * 18} ${130 - half}v${half * 2}`}
        />
      ))}
      <path d={`M${56 + MARKED * 18} 30v8M${56 + MARKED * 18} 222v8`} />
    </Drawing>
  );
}
