import type { StaffCosts } from "@/lib/content";
import { formatDate } from "@/lib/format-date";
import { formatPounds } from "@/lib/pounds";

const unbrokenDate = (date: string) => formatDate(date).replaceAll(" ", "\u00A0");

/** "£12.71 an hour", "15%", "37.5 hours a week". */
function figureOf(value: number, unit: string): string {
  if (unit === "per cent") return `${value}%`;
  return unit.startsWith("GBP ") ? `${formatPounds(value)} ${unit.slice(4)}` : `${value} ${unit}`;
}

/** The figures behind the cost of one's own staff, each with its source and the day from which it holds. */
export function CostSources({ costs }: { costs: StaffCosts }) {
  return (
    <div className="mt-10">
      <h3 className="mb-3">Where the cost of your own staff comes from</h3>
      <table className="sides stacked">
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
              <th scope="row">{figureOf(value, unit)}</th>
              <td>
                {what}
                {from && `, since ${unbrokenDate(from)}`}
              </td>
              <td>
                {source ? (
                  <a href={source.url} className="underline underline-offset-4">
                    {source.title}
                  </a>
                ) : (
                  "Our assumption"
                )}
                , checked on {unbrokenDate(checked)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
