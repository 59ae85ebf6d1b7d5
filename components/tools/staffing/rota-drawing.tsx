/** With more the figures would be too small to count. */
const MOST = 24;
const PER_ROW = 12;
/** Space for one person, in units of the drawing. */
const [STEP, ROW] = [40, 68];

/** The people on the rota; those on the phone wear a headset. The heading says the same. */
export function RotaDrawing({ agents, rota }: { agents: number; rota: number }) {
  if (rota > MOST) return null;
  const rows = Math.ceil(rota / PER_ROW);
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${PER_ROW * STEP} ${rows * ROW}`}
      className="mt-5 w-full max-w-[40rem] fill-none [stroke-linejoin:round]"
    >
      {Array.from({ length: rota }, (_, person) => (
        <Person key={person} number={person} answers={person < agents} />
      ))}
    </svg>
  );
}

function Person({ number, answers }: { number: number; answers: boolean }) {
  const x = (number % PER_ROW) * STEP;
  const y = Math.floor(number / PER_ROW) * ROW;
  return (
    <g
      transform={`translate(${x} ${y})`}
      strokeWidth="2.5"
      className={answers ? "fill-clyde stroke-clyde" : "stroke-soft [stroke-dasharray:4_3]"}
    >
      <circle cx="20" cy="22" r="8" />
      <path d="M6 58v-9a14 14 0 0 1 28 0v9z" />
      {answers && (
        <path
          className="fill-none stroke-amber [stroke-linecap:round]"
          strokeWidth="4"
          d="M8.5 24v-3a11.5 11.5 0 0 1 23 0v3"
        />
      )}
    </g>
  );
}
