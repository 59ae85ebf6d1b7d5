/** How long calls took, as telephone systems write it. */
import { readNumber, type DecimalSign } from "./decimal-signs";

/** What a bare number, or a text such as "3:30", counts. */
export interface DurationUnits {
  number: "s" | "min" | "h" | "day" | "ms";
  /** "3:30" as minutes and seconds, or as hours and minutes. */
  pair: "min:s" | "h:min";
}

/** Seconds of a unit. */
const SECONDS = { ms: 0.001, s: 1, min: 60, h: 3600, day: 86_400 };
const PARTS = /^(?:(\d+)[. ](?=\d+:\d+:))?(\d+):(\d{1,2})(?::(\d{1,2}(?:[.,]\d+)?))?$/;
/** After "02:31": minutes and seconds, or hours and minutes. */
const PAIR_UNIT = /(?<=:\d\d)\s*(?:(min)\w*|h|hrs?|std)\.?$/i;
/** "1h 2m 3s", "3 min 30 sec", "PT3M30S". */
const WORDS =
  /^(?:pt)?(?:([\d.,]+)\s*(?:h|hrs?|hours?|std\.?|stunden?|heures?|horas?|t|timer?))?[\s,]*(?:([\d.,]+)\s*(?:m|mins?\.?|minutes?|minuten?|minutos?|'))?[\s,]*(?:([\d.,]+)\s*(?:s|secs?\.?|seconds?|sek\.?|sekunden?|secondes?|segundos?|"|''))?$/i;

/** Seconds of a text; undefined if it is no duration. */
export function readDuration(text: string, units: DurationUnits, sign: DecimalSign): number | undefined {
  // Most logs have nothing else.
  if (/^\d+$/.test(text)) return inSeconds(Number(text), units.number);
  // "0.02.13", "1 min 30"
  const trimmed = text
    .trim()
    .replace(/^(\d{1,2})\.(\d\d)\.(\d\d)$/, "$1:$2:$3")
    .replace(/(?<=\dm|\dmin|min|mins)\.? (\d{1,2})$/i, " $1 s");
  // Panasonic's "00:03'30".
  const parts = PARTS.exec(trimmed.replace(/(?<=:\d\d)'(?=\d\d$)/, ":").replace(PAIR_UNIT, ""));
  if (parts) return readParts(parts, units.pair);
  const number = readNumber(trimmed, sign);
  if (number !== undefined) return number < 0 ? undefined : inSeconds(number, units.number);
  const [, ...words] = /\d/.test(trimmed) ? (WORDS.exec(trimmed) ?? []) : [];
  if (words.every((word) => word === undefined)) return undefined;
  const [hours, minutes, seconds] = words.map((word) => (word === undefined ? 0 : readNumber(word, sign)));
  if (hours === undefined || minutes === undefined || seconds === undefined) return undefined;
  return hours * 3600 + minutes * 60 + seconds;
}

/** Whole seconds: fractions of a day or a minute are rounded by the program that wrote them. */
function inSeconds(number: number, unit: DurationUnits["number"]): number {
  return Math.round(number * SECONDS[unit]);
}

function readParts([, days = "0", first, second, third]: RegExpExecArray, pair: DurationUnits["pair"]) {
  const [a, b] = [Number(first), Number(second)];
  const seconds = Number(third?.replace(",", ".") ?? 0);
  if (b > 59 || seconds >= 60) return undefined;
  if (third !== undefined) return Number(days) * SECONDS.day + a * 3600 + b * 60 + Math.round(seconds);
  return pair === "min:s" ? a * 60 + b : a * 3600 + b * 60;
}

/** The unit that a heading names: "Duration (s)", "billsec", "Minutes", "Talk time [mm:ss]". */
function unitsOfHeading(heading: string): Partial<DurationUnits> {
  const text = heading.replaceAll(/[_.]|(?<=[a-z])(?=[A-Z])/g, " ").toLowerCase();
  if (/mm:ss|min:se[ck]|m:ss/.test(text) && !/hh?:mm/.test(text)) return { pair: "min:s" };
  if (/hh?:mm(?!:)/.test(text)) return { pair: "h:min" };
  if (/\b(?:ms|msecs?|milliseconds?)\b/.test(text)) return { number: "ms" };
  if (/sec(?:s|ond|\b)|seg(?:undo|\b)|sek(?:unde|\b)|\(\s*s\s*\)|\[\s*s\s*\]|\bs$/.test(text))
    return { number: "s" };
  if (/\bmins?\b|minut|\(\s*m\s*\)/.test(text)) return { number: "min" };
  if (/\bhours?\b|\bhrs?\b|stunden|\(\s*h\s*\)/.test(text)) return { number: "h" };
  return {};
}

/** Calls are shorter than this on average, in seconds, and so are those of the busiest line. */
const LONG_CALL = 45 * 60;
/** A call of so many hours is no call. */
const HOURS_OF_NO_CALL = 3;

/** Finds the units of a column from its values; a unit that stays open is left out. */
export function findUnits(texts: Iterable<string>, heading: string): Partial<DurationUnits> {
  const named = unitsOfHeading(heading);
  const numbers: number[] = [];
  let decimals = false;
  let isFine = false;
  let longestPair = -1;
  for (const text of texts) {
    const unit = text.includes(":") && PAIR_UNIT.exec(text.trim());
    if (unit) named.pair ??= unit[1] ? "min:s" : "h:min";
    const [, , first, , third] = PARTS.exec(unit ? text.trim().replace(PAIR_UNIT, "") : text.trim()) ?? [];
    if (first !== undefined) {
      if (third === undefined && /[1-9]/.test(text)) longestPair = Math.max(longestPair, Number(first));
      continue;
    }
    const number = readNumber(text, ".") ?? readNumber(text, ",");
    if (number === undefined || number === 0) continue;
    isFine ||= text.length > 7 && /[.,]\d{6,}$/.test(text);
    numbers.push(number);
    decimals ||= !Number.isInteger(number);
  }
  return {
    ...(longestPair >= HOURS_OF_NO_CALL || longestPair === -1 ? { pair: "min:s" as const } : {}),
    ...guessNumberUnit(numbers, decimals, isFine),
    ...named,
  };
}

/** What bare numbers count, if only one unit makes calls of them. */
function guessNumberUnit(
  numbers: readonly number[],
  decimals: boolean,
  isFine: boolean,
): Partial<DurationUnits> {
  if (numbers.length === 0) return { number: "s" };
  const sorted = numbers.toSorted((a, b) => a - b);
  const median = sorted[sorted.length >> 1]!;
  // Excel's durations are fractions of a day, with many decimals.
  if (sorted.at(-1)! < 0.5 && (isFine || median < LONG_CALL / SECONDS.day)) return { number: "day" };
  if (median * 60 > LONG_CALL && sorted.at(-1)! >= 60) return median > 20_000 ? {} : { number: "s" };
  return decimals && median < 1 ? { number: "min" } : {};
}
