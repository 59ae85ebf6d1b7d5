import { pageSpecific } from "export-kit/fragments";
import type { LandingPage } from "@/lib/landing";

/** The year of a page, month by month: what arrives, what the plan answers of it, the bill, and the daylight. */
export function YearTable({ page }: { page: LandingPage }) {
  const { columns } = page.shared.messages.trade.year;
  const bill = page.trade?.plan !== undefined;
  const figure = (row: number, field: "contacts" | "second" | "bill") =>
    pageSpecific(page, ({ trade }: LandingPage) => trade!.months[row]![field]);
  return (
    <table className="figures">
      <thead>
        <tr>
          <th scope="col">{columns.month}</th>
          <th scope="col">{columns.days}</th>
          <th scope="col">{pageSpecific(page, ({ trade }) => trade!.columns.contacts)}</th>
          <th scope="col">{columns.daylight}</th>
          <th scope="col">{pageSpecific(page, ({ trade }) => trade!.columns.second)}</th>
          {bill && <th scope="col">{columns.bill}</th>}
        </tr>
      </thead>
      <tbody>
        {page.cityFacts.months.map(({ name }, row) => (
          <tr key={name}>
            <th scope="row">{pageSpecific(page, ({ cityFacts }) => cityFacts.months[row]!.name)}</th>
            <td>{pageSpecific(page, ({ trade }) => trade!.openDays[row]!)}</td>
            <td>{figure(row, "contacts")}</td>
            <td>{pageSpecific(page, ({ cityFacts }) => cityFacts.months[row]!.daylight)}</td>
            <td>{figure(row, "second")}</td>
            {bill && <td>{figure(row, "bill")}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
