import { z } from "zod";
import { label, message, without } from "../message.ts";

const difference = message({ hours: "text", homeCity: "text" });
const figure = message({}, { hours: "text", homeCity: "text" });
const count = message({ count: "number" });
const total = { where: "text", kept: "text", date: "text" } as const;

/** `content/landing/city.yaml`. `lib/landing` passes the values of the placeholders, by these names. */
export const landingCitySchema = z.strictObject({
  difference: z.strictObject({
    ahead: without("behind", difference),
    behind: without("ahead", difference),
    same: message({ homeCity: "text" }),
    /** Two short lines each. */
    figures: z.strictObject({
      ahead: z.tuple([figure, without("behind", figure)]),
      behind: z.tuple([figure, without("ahead", figure)]),
      same: z.tuple([figure, figure]),
    }),
  }),
  clock: z.strictObject({
    home: message({}, { city: "text" }),
    same: message({}, { city: "text", homeCity: "text" }),
    other: message({ city: "text", difference: "text", hours: "text" }),
    seasonal: message({ city: "text", usual: "text", hours: "text" }),
    clocksNeverChange: message({ exceptions: "text" }, { city: "text", homeCity: "text" }),
    clocksChangeApart: message({ exceptions: "text" }, { city: "text", homeCity: "text" }),
    exception: message({ hours: "text", stretches: "text" }),
    moreExceptions: message({ exceptions: "text", exception: "text" }),
    oneDay: message({ day: "text" }),
    running: message({ to: "text" }),
    stretch: message({ from: "text", to: "text" }),
  }),
  money: message({ currency: "text" }),
  converted: message({ currency: "text", rates: "text" }),
  rates: label,
  holidays: z.strictObject({
    partDay: message({ day: "text", time: "text" }),
    answered: message({ day: "text", plans: "text" }, { part: ["all", "some"] }),
    short: message({ plans: "text" }),
    dated: message({ name: "text", day: "text" }),
    whole: count,
    part: count,
    inLieu: count,
    own: message(total),
    allShared: message({ ...total, nation: "text" }),
    noneShared: message({ ...total, nation: "text" }),
    someShared: message({ ...total, nation: "text", count: "number" }),
    closed: message({ plan: "text", dates: "text", count: "number" }),
  }),
  busy: message({ months: "text", why: "text" }),
});
