/** Open hours as one line. Not with the fields: most tools have these and never write such a line. */
import { DAYS, type Week } from "@/lib/geo/week";
import { capitalise } from "@/lib/grammar";
import { textsOfWeek } from "./week-fields";

/** "Mon to Fri 08:00-18:00, Sat 09:00-13:00". */
export function describeWeek(week: Week): string {
  return groupDays(week)
    .map(({ first, last, text }) => `${first === last ? first : `${first} to ${last}`} ${text}`)
    .join(", ");
}

/** Open days that follow each other with the same hours. */
export function groupDays(week: Week): { first: string; last: string; hours: Week[number]; text: string }[] {
  const texts = textsOfWeek(week);
  const groups: ReturnType<typeof groupDays> = [];
  for (const [index, day] of DAYS.entries()) {
    const name = capitalise(day);
    const group = groups.at(-1);
    if (group && group.text === texts[day]) group.last = name;
    else groups.push({ first: name, last: name, hours: week[index]!, text: texts[day]! });
  }
  return groups.filter(({ hours }) => hours.length > 0);
}
