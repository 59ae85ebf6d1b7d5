/** Seconds between two lines where the output is not a terminal, such as the log of CI. */
const LOG_INTERVAL = 10;
/** Seconds between two updates on a terminal. */
const TERMINAL_INTERVAL = 0.2;
/** Seconds over which the rate is measured. */
const RATE_WINDOW = 10;

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
  const samples: [time: number, done: number][] = [[now(), 0]];
  let done = 0;
  let shown = now();
  const line = () => {
    const [time, before] = samples[0]!;
    return progressLine(done, total, ((done - before) / Math.max(1, now() - time)) * 1_000);
  };
  const show = () => {
    shown = now();
    samples.push([shown, done]);
    while (samples.length > 2 && shown - samples[1]![0] >= RATE_WINDOW * 1_000) samples.shift();
    output.write(output.isTTY ? `\r\u001B[K${line()}` : `${line()}\n`);
  };
  return {
    advance() {
      done += 1;
      if (now() - shown >= interval) show();
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
