import type { AnsweredPart, OfficeCity, OfficeHoursTable } from "@/lib/tools/hours-table";

/** Office hours by city as bars, in two tables of as many rows: side by side on wide screens. */
export function OfficeHours({ caption, plans, cities }: OfficeHoursTable & { caption: string }) {
  const half = Math.ceil(cities.length / 2);
  return (
    <div className="grid gap-x-16 gap-y-6 lg:grid-cols-2">
      {[cities.slice(0, half), cities.slice(half)].map((part) => (
        <table key={part[0]!.label} className="worked office">
          <caption className="sr-only">
            {caption}: {part[0]!.label} to {part.at(-1)!.label}
          </caption>
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
          {groupByCountry(part).map(([country, rows]) => (
            <tbody key={country}>
              <tr>
                <th scope="rowgroup" colSpan={plans.length + 1}>
                  {country}
                </th>
              </tr>
              {rows.map(({ label, parts }) => (
                <tr key={label}>
                  <th scope="row">{label}</th>
                  {parts.map((answered, index) => (
                    <td key={plans[index]}>
                      <Part {...answered} />
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          ))}
        </table>
      ))}
    </div>
  );
}

function groupByCountry(cities: readonly OfficeCity[]): [country: string, cities: OfficeCity[]][] {
  const countries = [...new Set(cities.map(({ country }) => country))];
  return countries.map((country) => [country, cities.filter((city) => city.country === country)]);
}

/** The bar is as long as in the better season, and pale beyond that of the worse one. */
function Part({ text, least, most }: AnsweredPart) {
  return (
    <span className="flex items-center gap-2">
      <svg aria-hidden="true" viewBox="0 0 1 1" preserveAspectRatio="none" className="h-4 min-w-0 flex-1">
        <rect width="1" height="1" className="fill-line/60" />
        <rect width={most} height="1" className="fill-clyde-pale" />
        <rect width={least} height="1" className="fill-clyde" />
      </svg>
      <span className="w-[5.5rem] shrink-0">{text}</span>
    </span>
  );
}
