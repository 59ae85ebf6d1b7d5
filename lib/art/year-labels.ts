import { DAY, middleOf, partsOf, pointAt, spreadLabels, type Frame } from "./year-frame.ts";
import { CHARACTER, colourOf, round, word, type Layout, type Year } from "./year-layouts.ts";

/** Hours with a numeral. */
const NUMERALS = [0, 6, 12, 18, 24];
/** Between the edge and a name, and from one try to place it to the next, in days. */
const BESIDE = 4;
/** The width of a time at a solstice, in days, and what covering it weighs, in days with a line. */
const [TIME, UNREADABLE] = [22, 10];

/** Names of the months, and hours of the day. */
export function drawScales({ months }: Year, frame: Frame, { font, small, phone }: Layout): string {
  let day = 0;
  const names = months.map(({ name, days }) => {
    const [x, y] = pointAt(phone ? day + days / 2 : day, 0, frame);
    day += days;
    return phone
      ? word(x - 6, y + font * 0.35, name, { anchor: "end", bold: true })
      : word(x, frame.top - small * 1.8, name, { bold: true });
  });
  const numerals = NUMERALS.map((hour) => {
    const [x, y] = pointAt(0, hour * 60, frame);
    const style = { colour: "soft", size: small } as const;
    return phone
      ? // The dates of holidays begin beside the last hour.
        word(x, frame.top - 5, String(hour), { anchor: hour === 24 ? "end" : "middle", ...style })
      : word(x - 8, y + small * 0.35, String(hour), { anchor: "end", ...style });
  });
  return [...names, ...numerals].join("");
}

/** The plans' names on their hours, each where it has most room. */
export function drawNamesOn(year: Year, frame: Frame, { font }: Layout): string {
  const usual = year.plans.map((plan) => plan.usual);
  return year.plans
    .map(({ name, hours }, index) => {
      const text = `${name} ${hours}`;
      const minute = middleOf(index, usual);
      const [x, y] = pointAt(freeDay(year, minute, text, font, frame), minute, frame);
      return word(x, y + font * 0.35, text, { colour: "moon", bold: true, halo: true });
    })
    .join("");
}

/** The first day from which a text beside a minute of the day covers least: neither holidays nor sunrises nor sunsets. */
function freeDay(
  { daylight, holidays, solstices }: Year,
  minute: number,
  text: string,
  font: number,
  frame: Frame,
): number {
  const length = Math.ceil(((text.length + 1) * font * CHARACTER * frame.days) / frame.width);
  const near = (font * 1.6 * DAY) / frame.height;
  const toSun = (day: number) => {
    const sun = daylight[day];
    return sun ? Math.min(Math.abs(sun.sunrise - minute), Math.abs(sun.sunset - minute)) : Infinity;
  };
  const isTime = (day: number) =>
    solstices.some((solstice) => Math.abs(solstice - day) < TIME && toSun(solstice) < 2 * near);
  const isHidden = (day: number) =>
    toSun(day) < near || holidays.some((holiday) => Math.abs(holiday.day - day) <= 1);
  // A time beside a name can no longer be read; a line through it can.
  const hides = (day: number) => (isTime(day) ? UNREADABLE : Number(isHidden(day)));
  let best = { day: BESIDE, hidden: Infinity };
  for (let first = BESIDE; first + length < frame.days; first += BESIDE) {
    const hidden = Array.from({ length }, (_, index) => hides(first + index)).reduce((a, b) => a + b, 0);
    if (hidden < best.hidden) best = { day: first, hidden };
  }
  return best.day;
}

/** On phones each has a line with its name, over a strip of its hours. */
export function drawNamesAbove({ plans }: Year, frame: Frame): string {
  return plans
    .map(({ name, hours, usual }, index) => {
      const y = 11 + index * 23;
      const strip = partsOf(usual).map(({ from, to }) => {
        const [x] = pointAt(0, from, frame);
        const [end] = pointAt(0, to, frame);
        return `M${x} ${y + 7}H${end}`;
      });
      return (
        word(frame.left, y, `${name} ${hours}`, { bold: true }) +
        `<path d="${strip.join("")}" stroke="@${colourOf(index, plans.length)}" stroke-width="5"/>`
      );
    })
    .join("");
}

/** Days of the month of the holidays, and the days on which clocks change. */
export function drawDates({ holidays, clockChanges }: Year, frame: Frame, { small, phone }: Layout): string {
  const { left, top, width, height, days } = frame;
  const roomFor = (label: string) =>
    phone ? ((small * 0.9) / height) * days : ((label.length * small * CHARACTER + 5) / width) * days;
  const kept = spreadLabels(holidays, roomFor, days).map(({ day, label }) => {
    const [x, y] = pointAt(day + 0.5, 0, frame);
    return phone
      ? word(left + width + 5, y + small * 0.35, label, { size: small })
      : word(x, top - small * 0.45, label, { anchor: "middle", size: small });
  });
  const changed = clockChanges.map(({ day, label }, index) => {
    const [x, y] = pointAt(day, 0, frame);
    const bottom = top + height;
    // Away from the next one.
    const next = clockChanges[index + 1];
    const isBefore = (next?.day ?? days) - day < roomFor(label) * 1.2;
    if (phone) {
      const isAbove = isBefore || y + small > bottom;
      return word(x + 4, isAbove ? y - 4 : y + small + 1, label, { colour: "moon", size: small });
    }
    return (
      `<path d="M${x} ${bottom}v${round(small * 0.6)}" stroke="@ink"/>` +
      word(isBefore ? x + 3 : x - 3, bottom + small * 1.6, label, {
        ...(isBefore ? { anchor: "end" } : {}),
        size: small,
      })
    );
  });
  return [...kept, ...changed].join("");
}

/** Sunrise and sunset at the solstices, beside the holidays of these days. */
export function drawSun(
  { daylight, solstices, holidays }: Year,
  frame: Frame,
  { small, phone }: Layout,
): string {
  const style = { colour: "moon", bold: true, size: small, halo: true } as const;
  const [right, bottom] = pointAt(frame.days, DAY, frame);
  return solstices
    .map((day) => {
      const sun = daylight[day];
      if (!sun) return "";
      const { sunrise, sunset } = sun;
      const [x1, y1] = pointAt(day, sunrise, frame);
      const [x2, y2] = pointAt(day, sunset, frame);
      const set = timeOf(sunset);
      const half = (set.length * small * CHARACTER * frame.days) / frame.width / 2 + 1;
      const next = holidays.find((holiday) => Math.abs(holiday.day - day) < half);
      // Without one a text begins at its place.
      const anchor = !next ? { anchor: "middle" as const } : next.day > day ? { anchor: "end" as const } : {};
      // In the night, unless it ends too soon.
      const isOut = phone ? x2 + (set.length + 1) * small * CHARACTER < right : y2 + small * 1.4 < bottom;
      return phone
        ? word(x1 - 4, y1, timeOf(sunrise), { anchor: "end", ...style }) +
            word(isOut ? x2 + 4 : x2 - 4, y2, set, { ...(isOut ? {} : { anchor: "end" }), ...style })
        : word(x1, y1 - small * 0.4, timeOf(sunrise), { ...anchor, ...style }) +
            word(x2, isOut ? y2 + small : y2 - small * 0.4, set, { ...anchor, ...style });
    })
    .join("");
}

/** "4:43". */
function timeOf(minute: number): string {
  return `${Math.floor(minute / 60)}:${String(minute % 60).padStart(2, "0")}`;
}

/** The word for what is light, below the earliest sunrise. */
export function drawDaylight(
  { daylight, solstices, holidays, labels }: Year,
  frame: Frame,
  layout: Layout,
): string {
  const { small, phone } = layout;
  const [day] = solstices
    .filter((solstice) => daylight[solstice])
    .toSorted((a, b) => daylight[a]!.sunrise - daylight[b]!.sunrise);
  if (day === undefined) return "";
  const [x, y] = pointAt(day, daylight[day]!.sunrise, frame);
  const style = { colour: "moon", size: small } as const;
  if (phone) return word(x + 5, y, labels.daylight, style);
  const isBeside = holidays.some((holiday) => Math.abs(holiday.day - day) < frame.days / 50);
  return word(x, y + small * 1.5, labels.daylight, { ...style, ...(isBeside ? {} : { anchor: "middle" }) });
}

/** A sample of each mark, 18 wide, around the middle of a line of text. */
const SAMPLES = {
  holidays: '<path d="M7-7h4V7H7z" fill="@amber"/>',
  clockChanges:
    '<path d="M0-7h18V7H0z" fill="@hours-more"/><path d="M0 3h9V-3h9" fill="none" stroke="@moon" stroke-width="1.5"/>',
} as const;

/** What has no room on the hours: on phones below them, a line for each, and otherwise above the months. */
export function drawLegend({ labels, clockChanges }: Year, frame: Frame, { small, phone }: Layout): string {
  const names = clockChanges.length > 0 ? (["holidays", "clockChanges"] as const) : (["holidays"] as const);
  let x = frame.left;
  return names
    .map((name, row) => {
      const y = round(phone ? frame.top + frame.height + small * (1.8 + row * 1.7) : small);
      const sample = `<g transform="translate(${round(x)} ${round(y - small * 0.35)})">${SAMPLES[name]}</g>`;
      const text = word(x + 26, y, labels[name], { size: small });
      if (!phone) x += 26 + labels[name].length * small * CHARACTER + small * 1.6;
      return sample + text;
    })
    .join("");
}
