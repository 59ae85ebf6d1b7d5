import type { StaffCosts } from "@/lib/content";

const dates = new Intl.DateTimeFormat("en-GB", { dateStyle: "medium", timeZone: "UTC" });
const format = (date: string) => dates.format(new Date(date)).replaceAll(" ", "\u00A0");

/** The figures behind the cost of one's own staff, each with its source and the day from which it holds. */
export function CostSources({ costs }: { costs: StaffCosts }) {
  return (
    <div className="mt-10">
      <h3 className="mb-3">Where the cost of your own staff comes from</h3>
      <table className="sides">
        <thead>
          <tr>
            <th scope="col">Figure</th>
            <th scope="col">What it is</th>
            <th scope="col">Source</th>
          </tr>
        </thead>
        <tbody>
          {Object.values(costs).map(({ id, what, value, unit, from, source, checked }) => (
            <tr key={id}>
              <th scope="row">
                {value.toLocaleString("en-GB")} {unit}
              </th>
              <td>
                {what}
                {from && `, from ${format(from)}`}
              </td>
              <td>
                {source ? (
                  <a href={source.url} className="underline underline-offset-4">
                    {source.title}
                  </a>
                ) : (
                  "Our assumption"
                )}
                , checked on {format(checked)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
