/** Progress of a long step: a bar in a terminal, a line every few seconds elsewhere. */

const LINE_EVERY_MS = 5000;
const BAR_EVERY_MS = 100;
const BAR_WIDTH = 28;

export interface Progress {
  (done: number, total: number): void;
}

/**
 * @param label what is being done: "landing pages"
 * @param stream where it is shown
 * @param now clock in milliseconds
 */
export function createProgress(
  label: string,
  stream: Pick<NodeJS.WriteStream, "isTTY" | "write"> = process.stdout,
  now: () => number = () => performance.now(),
): Progress {
  const started = now();
  let shown = -Infinity;
  return (done, total) => {
    const last = done >= total;
    if (!last && now() - shown < (stream.isTTY ? BAR_EVERY_MS : LINE_EVERY_MS)) return;
    shown = now();
    const line = `${label}: ${describe(done, total, (now() - started) / 1000)}`;
    if (!stream.isTTY) stream.write(`${line}\n`);
    else stream.write(`\r\u001b[2K${bar(done / total)} ${line}${last ? "\n" : ""}`);
  };
}

function describe(done: number, total: number, seconds: number): string {
  const rate = seconds > 0 ? done / seconds : 0;
  const left = rate > 0 ? Math.ceil((total - done) / rate) : 0;
  const count = (value: number) => Math.round(value).toLocaleString("en-GB");
  return `${count(done)} of ${count(total)}, ${count(rate)} a second, ${done >= total ? `${Math.round(seconds)} s` : `${left} s left`}`;
}

function bar(share: number): string {
  const filled = Math.round(share * BAR_WIDTH);
  return `[${"#".repeat(filled)}${" ".repeat(BAR_WIDTH - filled)}]`;
}
