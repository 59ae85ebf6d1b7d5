import { planColour } from "@/components/layout/plan-colours";
import type { AnsweredPart, OfficeHoursTable } from "@/lib/tools/office-hours-table";

/** Office hours as bars, with a row for all cities of which the plans answer the same part. */
export function OfficeHours({ caption, plans, groups }: OfficeHoursTable & { caption: string }) {
  return (
    <table className="worked office stacked">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">City</th>
          {plans.map((plan) => (
            <th key={plan} scope="col">
              {plan}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {groups.map(({ countries, parts }) => (
          <tr key={countries[0]!.cities[0]}>
            <th scope="row">
              {countries.map(({ title, cities: labels }) => (
                <span key={title} className="block">
                  <b>{title}:</b> {labels.join(", ")}
                </span>
              ))}
            </th>
            {parts.map((answered, index) => (
              <td key={plans[index]}>
                <Part {...answered} colour={planColour(index)} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The bar is as long as in the better season, and pale beyond that of the worse one. */
function Part({ text, least, most, colour }: AnsweredPart & { colour: string }) {
  return (
    <span className="flex items-center gap-3">
      <svg aria-hidden="true" viewBox="0 0 1 1" preserveAspectRatio="none" className="h-5 min-w-0 flex-1">
        <rect width="1" height="1" className="fill-line/60" />
        <rect width={most} height="1" className={`fill-current opacity-50 ${colour}`} />
        <rect width={least} height="1" className={`fill-current ${colour}`} />
      </svg>
      <span className="w-20 shrink-0">{text}</span>
    </span>
  );
}
