import { DAY, fitLabels, middleOf, partsOf, pointAt, type Frame } from "./year-frame.ts";
import { CHARACTER, colourOf, round, word, type Layout, type Year } from "./year-layouts.ts";

/** Hours with a numeral. */
const NUMERALS = [0, 6, 12, 18, 24];
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

/** The plans' names beside the hours, each where it has most room. */
export function drawNamesBeside({ plans }: Year, frame: Frame, { font }: Layout): string {
  const right = frame.left + frame.width;
  const usual = plans.map((plan) => plan.usual);
  return plans
    .map(({ name, hours }, index) => {
      const [, y] = pointAt(0, middleOf(index, usual), frame);
      return (
        `<path d="M${right + 4} ${y}h9" stroke="@${colourOf(index, plans.length)}" stroke-width="7"/>` +
        word(right + 20, y, name, { bold: true }) +
        word(right + 20, y + font * 1.2, hours, { colour: "soft" })
      );
    })
    .join("");
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
  const kept = fitLabels(holidays, roomFor).map(({ day, label }) => {
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
    const isBefore = next && next.day - day < roomFor(label) * 1.2;
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

/** A sample of each mark, 18 wide, around the middle of a line of text. */
const SAMPLES: Record<keyof Year["labels"], string> = {
  daylight:
    '<path d="M0-6h18V6H0z" fill="@hours-more"/><path d="M0 0h18V6H0z" fill="@night" fill-opacity=".42"/><path d="M0 0h18" stroke="@moon" stroke-width="1.5"/>',
  holidays: '<path d="M7-7h4V7H7z" fill="@amber"/>',
  clockChanges: '<path d="M9-6V6" stroke="@ink"/>',
};

export function drawLegend(
  { labels, clockChanges }: Year,
  frame: Frame,
  { small, legend, phone }: Layout,
): string {
  const first = frame.top + frame.height + small * (phone ? 1.8 : 3.6);
  return legend
    .flatMap((line, row) => {
      const y = round(first + row * small * 1.7);
      let x = frame.left;
      return line
        .filter((name) => name !== "clockChanges" || clockChanges.length > 0)
        .map((name) => {
          const sample = `<g transform="translate(${round(x)} ${round(y - small * 0.35)})">${SAMPLES[name]}</g>`;
          const text = word(x + 26, y, labels[name], { size: small });
          x += 26 + labels[name].length * small * CHARACTER + small * 1.6;
          return sample + text;
        });
    })
    .join("");
}
