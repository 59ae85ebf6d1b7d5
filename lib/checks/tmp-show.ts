import { getContent, getLandingCatalogue } from "@/lib/content";
import { createComposer } from "@/lib/landing";
export function main() {
  const composer = createComposer(getContent(), getLandingCatalogue());
  for (const path of process.argv.slice(2)) {
    const [s, i, c] = path.split("/") as [string, string, string];
    const p = composer.compose(s, i, c)!;
    console.log(
      "\n###",
      p.title,
      "\n",
      p.description,
      "\n",
      p.intro,
      "\n",
      p.trade?.opening,
      "\n",
      p.trade?.verdict,
      "\n",
      p.trade?.note,
    );
    console.log(p.trade?.hours.week.columns.join(" | "));
    p.trade?.hours.week.rows.forEach((r) => console.log(r.days, "|", r.hours, "|", r.answered.join(" | ")));
    console.log(p.trade?.hours.week.note);
    p.trade?.months.forEach((m, n) =>
      console.log(
        p.cityFacts.months[n]!.name,
        p.trade!.openDays[n],
        m.contacts,
        p.cityFacts.months[n]!.daylight,
        m.hours,
        m.last,
      ),
    );
    console.log(p.pair.engaged?.text);
    console.log(p.busy.texts, p.pair.suitable.map((x) => x.slug).join());
  }
}
