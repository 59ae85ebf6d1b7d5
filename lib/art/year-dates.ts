/** Dates of a year beside the edge of its days. */
import { pointAt, type Frame } from "./year-frame.ts";
import { CHARACTER, MARK, round, word, type Layout, type Year } from "./year-layouts.ts";

/** From one line of dates to the next, and between two dates in a line, in sizes of the text. */
const [LINE, SPACE] = [1.1, 0.6];

/** A label in a row: the middle that it would have alone, and its length with the space to the next. */
interface Wish {
  middle: number;
  length: number;
}

/** Middles of labels in a row, in their order, as near as can be to their wishes without meeting. */
export function spread(wishes: readonly Wish[], from: number, to: number): number[] {
  // Labels that touch each other are moved as one, so that they are off their wishes by the same on both sides.
  const blocks: { start: number; length: number; sum: number; lengths: number[] }[] = [];
  for (const { middle, length } of wishes) {
    const start = middle - length / 2;
    let block = { start: clamp(start, from, to - length), length, sum: start, lengths: [length] };
    for (let last = blocks.at(-1); last && last.start + last.length > block.start; last = blocks.at(-1)) {
      blocks.pop();
      const lengths = [...last.lengths, ...block.lengths];
      const sum = last.sum + block.sum - last.length * block.lengths.length;
      const whole = last.length + block.length;
      block = { start: clamp(sum / lengths.length, from, to - whole), length: whole, sum, lengths };
    }
    blocks.push(block);
  }
  return blocks.flatMap(({ start, lengths }) => {
    let end = start;
    return lengths.map((length) => (end += length) - length / 2);
  });
}

function clamp(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(value, most));
}

/** Holidays as marks at the edge of the days, each with a line to its day of the month. */
export function drawHolidays(year: Year, frame: Frame, { small, dates, down }: Layout): string {
  const { left, top, width, height, days } = frame;
  const groups = groupHolidays(year, dates);
  const place = (day: number) => pointAt(day + 0.5, 0, frame)[down ? 1 : 0];
  const wishes = groups.map((group) => {
    const text = group.map(({ label }) => label).join(", ");
    const middle = (place(group[0]!.day) + place(group.at(-1)!.day)) / 2;
    return { text, middle, length: small * (down ? LINE : text.length * CHARACTER + SPACE) };
  });
  const middles = down ? spread(wishes, top, top + height) : spread(wishes, left - small, left + width);
  const edge = left + width;
  const thick = Math.max((down ? height : width) / days, 3);
  const marks: string[] = [];
  const lines: string[] = [];
  const texts = groups.map((group, index) => {
    const middle = round(middles[index]!);
    for (const { day } of group) {
      const at = place(day);
      marks.push(down ? `M${edge} ${at}h${-MARK.length}` : `M${at} ${top}v${MARK.length}`);
      lines.push(
        down ? `M${edge} ${at}L${edge + MARK.line} ${middle}` : `M${at} ${top}L${middle} ${top - MARK.line}`,
      );
    }
    const { text } = wishes[index]!;
    return down
      ? word(edge + MARK.line + 4, middle + small * 0.35, text, { size: small })
      : word(middle, top - MARK.line - small * 0.3, text, { anchor: "middle", size: small });
  });
  return (
    `<path d="${lines.join("")}" stroke="@amber" stroke-width="1.5" fill="none"/>` +
    `<path d="${marks.join("")}" stroke="@amber" stroke-width="${round(thick)}"/>${texts.join("")}`
  );
}

/** Holidays of the same month that are written together. */
function groupHolidays(
  { months, holidays }: Year,
  { most, near }: Layout["dates"],
): Year["holidays"][number][][] {
  const groups: Year["holidays"][number][][] = [];
  const ends = months.map(() => 0);
  let end = 0;
  for (const [index, { days }] of months.entries()) ends[index] = end += days;
  const monthOf = (day: number) => ends.findIndex((after) => day < after);
  for (const holiday of holidays.toSorted((a, b) => a.day - b.day)) {
    const group = groups.at(-1);
    const last = group?.at(-1);
    if (
      group &&
      last &&
      group.length < most &&
      holiday.day - last.day <= near &&
      monthOf(last.day) === monthOf(holiday.day)
    )
      group.push(holiday);
    else groups.push([holiday]);
  }
  return groups;
}

/** The days on which clocks change. */
export function drawChanges({ clockChanges }: Year, frame: Frame, { small, down }: Layout): string {
  const { top, width, height, days } = frame;
  const changed = clockChanges.map(({ day, label }, index) => {
    const [x, y] = pointAt(day, 0, frame);
    const bottom = top + height;
    // Away from the next one.
    const next = clockChanges[index + 1];
    const along = down ? (small * 1.2) / height : (label.length * small * CHARACTER) / width;
    const isBefore = (next?.day ?? days) - day < along * days * 1.2;
    if (down) {
      const isAbove = isBefore || y + small > bottom;
      return word(x + 4, isAbove ? y - 4 : y + small + 1, label, { size: small });
    }
    return (
      `<path d="M${x} ${bottom}v${round(small * 0.6)}" stroke="@ink"/>` +
      word(isBefore ? x + 3 : x - 3, bottom + small * 1.6, label, {
        ...(isBefore ? { anchor: "end" } : {}),
        size: small,
      })
    );
  });
  return changed.join("");
}
