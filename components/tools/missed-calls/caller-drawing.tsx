const CALLERS = 10;
/** Space for one caller, in units of the drawing. */
const STEP = 40;

/** Ten callers in a row; those who are lost, on the left, are crossed out. The text beside it says the same. */
export function CallerDrawing({ lost }: { lost: number }) {
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${CALLERS * STEP} 64`}
      className="mt-5 w-full max-w-[36rem] fill-none stroke-current [stroke-linecap:round]"
    >
      {Array.from({ length: CALLERS }, (_, caller) => (
        <g
          key={caller}
          transform={`translate(${caller * STEP} 0)`}
          className={caller < lost ? "text-alert" : "text-clyde"}
        >
          <circle cx="20" cy="16" r="9" strokeWidth="3" className={caller < lost ? "" : "fill-clyde-pale"} />
          <path
            d="M5 58v-8a15 15 0 0 1 30 0v8z"
            strokeWidth="3"
            strokeLinejoin="round"
            className={caller < lost ? "" : "fill-clyde-pale"}
          />
          {caller < lost && <path d="M6 6L34 58" strokeWidth="4" />}
        </g>
      ))}
    </svg>
  );
}
