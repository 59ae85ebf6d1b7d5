import type { LandingPage } from "@/lib/landing";

type Bars = NonNullable<LandingPage["trade"]>["bars"];

/** Of a month, in units of the drawing: its room, its bar and the space before that. */
const [ROOM, BAR, GAP] = [10, 8, 1];
/** Of the highest bar. */
const HIGHEST = 80;

/**
 * Contacts of each month as a bar with its figure, busy months standing out, below the picture of the year. Figures are text in
 * columns, which take fewer bytes than places in a drawing. The table of the months says the same.
 */
export function MonthBars({ data: { label, months } }: { data: Bars }) {
  const path = (busy: boolean) =>
    months
      .map(({ height, isBusy }, index) =>
        isBusy === busy
          ? `M${index * ROOM + GAP} ${HIGHEST}V${Math.round(HIGHEST * (1 - height))}h${BAR}V${HIGHEST}`
          : "",
      )
      .join("");
  const busy = path(true);
  return (
    <>
      <p className="note" aria-hidden="true">
        {label}
      </p>
      <svg
        className="calls"
        viewBox={`0 0 ${months.length * ROOM} ${HIGHEST}`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <path d={path(false)} />
        {busy && <path className="busy" d={busy} />}
      </svg>
      <ul className="calls" aria-hidden="true">
        {months.map(({ name, count, isBusy }) => (
          <li key={name}>
            {name}
            <br />
            {isBusy ? <b>{count}</b> : count}
          </li>
        ))}
      </ul>
    </>
  );
}
