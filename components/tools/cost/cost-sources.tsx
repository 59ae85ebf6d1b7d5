import type { StaffCosts } from "@/lib/content";

const dates = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" });

/** The figures behind the cost of one's own staff, each with its source and the day from which it holds. */
export function CostSources({ costs }: { costs: StaffCosts }) {
  return (
    <div className="mt-10">
      <h3>Where the cost of your own staff comes from</h3>
      <ul className="mt-3 text-small">
        {Object.values(costs).map(({ id, what, value, unit, from, source, checked }) => (
          <li key={id} className="border-t border-line py-2">
            {value.toLocaleString("en-GB")} {unit}: {what}
            {from && `, from ${dates.format(new Date(from))}`}.{" "}
            {source ? (
              <a href={source.url} className="underline underline-offset-4">
                {source.title}
              </a>
            ) : (
              "Our assumption"
            )}
            , checked on {dates.format(new Date(checked))}.
          </li>
        ))}
      </ul>
    </div>
  );
}
