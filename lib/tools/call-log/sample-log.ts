/** A log to try the tool with: made up, the same on every visit. */

/** Calls of an hour on an average working day, from 0:00. */
const WORKDAY = [
  0, 0, 0.1, 0.15, 0.15, 0.2, 0.5, 1, 2.2, 2.4, 2, 1.5, 1.2, 1.2, 1.4, 1.3, 1.3, 1.7, 1.1, 0.9, 0.5, 0.3,
  0.25, 0,
];
/** Calls of these days, by those of an average working day. */
const [MONDAY, SATURDAY, SUNDAY] = [1.25, 0.45, 0.25];
const [OPEN, CLOSE] = [9, 17];

/** Numbers from 0 to 1 that are the same each time (Lehmer's generator, with Park and Miller's constants). */
function createRandom(): () => number {
  let state = 20_261_001;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

const two = (value: number) => String(value).padStart(2, "0");

/** The calls of a heating firm with one telephone in the month before `asOf`, as a telephone system exports them. */
export function sampleLog(asOf: string): string {
  const random = createRandom();
  const end = Date.parse(`${asOf.slice(0, 7)}-01T00:00:00Z`);
  const start = new Date(end);
  start.setUTCMonth(start.getUTCMonth() - 1);
  const starts: number[] = [];
  for (let day = start.getTime(); day < end; day += 86_400_000) {
    const weekday = (new Date(day).getUTCDay() + 6) % 7;
    const factor = weekday === 5 ? SATURDAY : weekday === 6 ? SUNDAY : weekday === 0 ? MONDAY : 1;
    for (const [hour, mean] of WORKDAY.entries()) {
      for (let left = mean * factor; left > 0; left -= 1) {
        if (random() < left) starts.push(day + 1000 * Math.floor(3600 * (hour + random())));
      }
    }
  }
  let free = 0;
  const rows = starts
    .toSorted((a, b) => a - b)
    .map((at) => {
      const time = new Date(at);
      const isOpen =
        ![0, 6].includes(time.getUTCDay()) && time.getUTCHours() >= OPEN && time.getUTCHours() < CLOSE;
      const seconds = Math.round(40 - 150 * Math.log(1 - random() * 0.98));
      const isAnswered = isOpen && at >= free && random() > 0.14;
      if (isAnswered) free = at + 1000 * seconds;
      const length = isAnswered ? `00:${two(Math.floor(seconds / 60))}:${two(seconds % 60)}` : "00:00:00";
      return `${time.toISOString().slice(0, 10)} ${time.toISOString().slice(11, 19)},Inbound,${isAnswered ? "Answered" : "Missed"},${length}`;
    });
  return ["Start,Direction,Status,Talk time", ...rows].join("\n");
}
