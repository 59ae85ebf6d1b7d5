import { paint, type Scheme } from "./colours.ts";
import { drawChanges, drawHolidays } from "./year-dates.ts";
import { areaPath, DAY, daylightPath, edgesOf, overDaysOff, pointAt, type Frame } from "./year-frame.ts";
import { drawLegend, drawNamesAbove, drawScales, drawWords } from "./year-labels.ts";
import { TEXT_FACE } from "./text.ts";
import { colourOf, YEAR_LAYOUTS, type Layout, type Year, type YearSize } from "./year-layouts.ts";

/** The year of a place by day and hour: what is answered, and what is light. */
export function renderYear(year: Year, size: YearSize, scheme: Scheme): string {
  const layout: Layout = YEAR_LAYOUTS[size];
  const { width, height, left, top, right, bottom, font } = layout;
  const frame: Frame = {
    left,
    top,
    width: width - left - right,
    height: height - top - bottom,
    monthsAcross: !layout.down,
    days: year.months.reduce((sum, { days }) => sum + days, 0),
  };
  const body = [
    drawHours(year, frame),
    drawScales(year, frame, layout),
    layout.down ? drawNamesAbove(year, frame, layout) : "",
    drawWords(year, frame, layout),
    drawHolidays(year, frame, layout),
    drawChanges(year, frame, layout),
    drawLegend(year, frame, layout),
  ];
  return paint(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" fill="@ink" font-family="${TEXT_FACE}" font-size="${font}">${body.join("")}</svg>\n`,
    scheme,
  );
}

/** Day and night, fainter where a plan does not answer, with a line where its hours begin and end. */
function drawHours({ plans, daylight, months }: Year, frame: Frame): string {
  const whole = areaPath(0, frame.days, { from: 0, to: DAY }, frame);
  const hours = plans.slice(0, -1).map(({ answered }) => overDaysOff(answered));
  const veils = hours.map((answered) => {
    const area = answered.map(({ start, end, ...part }) => areaPath(start, end, part, frame)).join("");
    return `<path d="${whole}${area}" fill="@card" fill-opacity=".5" fill-rule="evenodd"/>`;
  });
  const edges = hours.map(
    (answered, index) =>
      `<path d="${edgesOf(answered, frame)}" stroke="@${colourOf(index, plans.length)}" stroke-width="3"/>`,
  );
  let day = 0;
  const firsts = months.map((month) => (day += month.days) - month.days).slice(1);
  const rule = (from: [number, number], to: [number, number]) =>
    `M${pointAt(...from, frame).join(" ")}L${pointAt(...to, frame).join(" ")}`;
  const monthRules = firsts.map((first) => rule([first, 0], [first, DAY])).join("");
  return [
    `<path d="${whole}" fill="@night"/><path d="${daylightPath(daylight, frame)}" fill="@day"/>`,
    `<path d="${monthRules}" stroke="@ink" stroke-opacity=".16"/>`,
    ...veils,
    ...edges,
  ].join("");
}
