/** What sentences are composed from in British English: lists, dates, durations and times of day. */
import type { LandingMessages } from "@/lib/content";
import type { DailyHours } from "@/lib/geo/daily-hours";
import { DAY_NAMES, weekdayOf } from "@/lib/geo/week";

const conjunction = new Intl.ListFormat("en-GB", { type: "conjunction" });
const disjunction = new Intl.ListFormat("en-GB", { type: "disjunction" });

/** "a, b and c". */
export function listOf(items: readonly string[]): string {
  return conjunction.format(items);
}

/** "a, b or c". */
export function choiceOf(items: readonly string[]): string {
  return disjunction.format(items);
}

const longMonth = new Intl.DateTimeFormat("en-GB", { month: "long", timeZone: "UTC" });
const MONTHS = Array.from({ length: 12 }, (_, month) => longMonth.format(new Date(Date.UTC(2026, month))));

/** Name of a month, 1 to 12. */
export function monthName(month: number): string {
  return MONTHS[month - 1]!;
}

/** Durations, times and dates for use in sentences. Durations and times of day are in minutes. */
export interface Words {
  /** "half an hour", "five hours", "three and a half hours". */
  duration(minutes: number): string;
  /** "five hours", "seven or eight hours", "nine to eleven hours". */
  durations(least: number, most: number): string;
  /** In digits: "3½ hours", "9 to 11 hours". */
  figures(least: number, most: number): string;
  /** "9 am", "5:30 pm", "midnight", "noon". */
  time(minute: number): string;
  /** "9 am to 5 pm". */
  hours(hours: DailyHours): string;
  /** "26 November" of an ISO date. */
  day(date: string): string;
  /** "Thursday 26 November" of an ISO date. */
  weekday(date: string): string;
  /** "26 November 2026" of an ISO date. */
  date(date: string): string;
}

/** The messages of landing pages, and the words that are put into them. */
export interface Wording {
  messages: LandingMessages;
  words: Words;
}

const DAY = 24 * 60;

/** @param words `content/landing/words.yaml` */
export function createWords(words: LandingMessages["words"]): Words {
  const { times, dates } = words;
  const time = (minute: number): string => {
    const wrapped = ((minute % DAY) + DAY) % DAY;
    if (wrapped === 0) return times.midnight;
    if (wrapped === DAY / 2) return times.noon;
    const [hour, rest] = [Math.floor(wrapped / 60), wrapped % 60];
    const twelve = hour % 12 === 0 ? 12 : hour % 12;
    const clock = `${twelve}${rest ? `:${String(rest).padStart(2, "0")}` : ""}`;
    return hour < 12 ? times.am({ time: clock }) : times.pm({ time: clock });
  };
  return {
    ...createDurations(words),
    time,
    hours: ({ from, to }) => times.hours({ from: time(from), to: time(to) }),
    day: (date) => dates.day(partsOf(date)),
    weekday: (date) => dates.weekday({ weekday: DAY_NAMES[weekdayOf(date)]!, ...partsOf(date) }),
    date: (date) => dates.date({ ...partsOf(date), year: date.slice(0, 4) }),
  };
}

function partsOf(date: string) {
  return { day: String(Number(date.slice(8))), month: monthName(Number(date.slice(5, 7))) };
}

function createDurations({
  durations,
  beforeAnother,
  ranges,
}: LandingMessages["words"]): Pick<Words, "duration" | "durations" | "figures"> {
  const duration = (minutes: number): string => {
    const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
    if (rest === 0) return durations.hours({ hours });
    if (rest === 30) return hours === 0 ? durations.halfAnHour : durations.andAHalf({ hours });
    if (hours === 0) return durations.minutes({ minutes: rest });
    if (rest === 45) return durations.andThreeQuarters({ hours });
    return durations.hoursAndMinutes({ hours, minutes: rest });
  };
  /** Without the unit, if the duration after it has the same: "seven or eight hours". */
  const beforeHours = (minutes: number): string => {
    const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
    if (rest === 0) return beforeAnother.hours({ hours });
    if (rest === 30 && hours > 0) return beforeAnother.andAHalf({ hours });
    if (rest === 45 && hours > 0) return beforeAnother.andThreeQuarters({ hours });
    return duration(minutes);
  };
  const range = (least: number, most: number, first: string, second: string): string => {
    const { next, wide } = ranges;
    return most - least === 60 ? next({ least: first, most: second }) : wide({ least: first, most: second });
  };
  const inFigures = (minutes: number) =>
    durations.figures({ figure: figureOf(minutes), hours: minutes / 60 });
  return {
    duration,
    durations: (least, most) =>
      least === most ? duration(least) : range(least, most, beforeHours(least), duration(most)),
    figures(least, most) {
      if (least === most) return inFigures(least);
      return range(least, most, beforeAnother.figures({ figure: figureOf(least) }), inFigures(most));
    },
  };
}

const QUARTERS = ["", "¼", "½", "¾"];

/** "3½". */
function figureOf(minutes: number): string {
  return `${Math.floor(minutes / 60) || ""}${QUARTERS[(minutes % 60) / 15]}`;
}
