import { paint, type Scheme } from "./colours.ts";
import { areaPath, DAY, daylightPath, pointAt, type Frame } from "./year-frame.ts";
import {
  drawDates,
  drawDaylight,
  drawLegend,
  drawNamesAbove,
  drawNamesOn,
  drawScales,
  drawSun,
} from "./year-labels.ts";
import { TEXT_FACE } from "./shapes.ts";
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
    monthsAcross: !layout.phone,
    days: year.months.reduce((sum, { days }) => sum + days, 0),
  };
  const body = [
    drawHours(year, frame),
    drawScales(year, frame, layout),
    layout.phone ? drawNamesAbove(year, frame) : drawNamesOn(year, frame, layout),
    drawDates(year, frame, layout),
    drawSun(year, frame, layout),
    drawDaylight(year, frame, layout),
    drawLegend(year, frame, layout),
  ];
  return paint(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" fill="@ink" font-family="${TEXT_FACE}" font-size="${font}">${body.join("")}</svg>\n`,
    scheme,
  );
}

/** Plans over the whole day of the last one, then the night over them, then what is the place's own, in amber. */
function drawHours({ plans, daylight, holidays, months }: Year, frame: Frame): string {
  const whole = areaPath(0, frame.days, { from: 0, to: DAY }, frame);
  const bands = plans.slice(0, -1).map(({ answered }, index) => {
    const path = answered.map(({ start, end, ...part }) => areaPath(start, end, part, frame)).join("");
    return `<path d="${path}" fill="@${colourOf(index, plans.length)}"/>`;
  });
  const light = daylightPath(daylight, frame);
  let day = 0;
  const firsts = months.map((month) => (day += month.days) - month.days).slice(1);
  const rule = (from: [number, number], to: [number, number]) =>
    `M${pointAt(...from, frame).join(" ")}L${pointAt(...to, frame).join(" ")}`;
  const monthRules = firsts.map((first) => rule([first, 0], [first, DAY])).join("");
  const marks = holidays.map(({ day: kept, hours }) => areaPath(kept, kept + 1, hours, frame)).join("");
  return [
    `<path d="${whole}" fill="@${colourOf(plans.length - 1, plans.length)}"/>`,
    ...bands.toReversed(),
    `<path d="${whole}${light}" fill="@night" fill-opacity=".42" fill-rule="evenodd"/>`,
    `<path d="${light}" fill="none" stroke="@moon" stroke-width="1.5"/>`,
    `<path d="${monthRules}" stroke="@moon" stroke-opacity=".3"/>`,
    `<path d="${marks}" fill="@amber"${frame.monthsAcross ? "" : ' stroke="@amber"'}/>`,
  ].join("");
}
