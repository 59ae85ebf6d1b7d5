/** Seconds between two lines where the output is not a terminal, such as the log of CI. */
const LOG_INTERVAL = 10;
/** Seconds between two updates on a terminal. */
const TERMINAL_INTERVAL = 0.2;

/** The progress of a deploy, on the terminal or in a log. */
export interface Progress {
  advance(): void;
  /** Ends the line. */
  end(): void;
}

interface ProgressOutput {
  isTTY?: boolean;
  write(text: string): unknown;
}

/**
 * Shows how far a deploy is.
 *
 * @param total number of objects
 * @param now in milliseconds
 */
export function showProgress(
  total: number,
  output: ProgressOutput = process.stderr,
  now: () => number = performance.now.bind(performance),
): Progress {
  const interval = (output.isTTY ? TERMINAL_INTERVAL : LOG_INTERVAL) * 1_000;
  const started = now();
  let done = 0;
  let shown = started;
  const line = () => progressLine(done, total, (done / Math.max(1, now() - started)) * 1_000);
  return {
    advance() {
      done += 1;
      if (now() - shown < interval) return;
      shown = now();
      output.write(output.isTTY ? `\r\u001B[K${line()}` : `${line()}\n`);
    },
    end() {
      if (output.isTTY && done > 0) output.write(`\r\u001B[K${line()}\n`);
    },
  };
}

const counts = new Intl.NumberFormat("en-GB");

/** @param rate objects a second */
export function progressLine(done: number, total: number, rate: number): string {
  const percent = total === 0 ? 100 : Math.floor((done / total) * 100);
  const left = rate > 0 && done < total ? ` · ${duration((total - done) / rate)} left` : "";
  return `${counts.format(done)} of ${counts.format(total)} (${percent}%) · ${counts.format(Math.round(rate))}/s${left}`;
}

/** @param seconds rounded up */
export function duration(seconds: number): string {
  const whole = Math.ceil(seconds);
  if (whole < 60) return `${whole} s`;
  const minutes = Math.floor(whole / 60);
  return minutes < 60
    ? `${minutes} min ${whole % 60} s`
    : `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
}
