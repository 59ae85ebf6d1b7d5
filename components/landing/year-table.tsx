import { pageSpecific } from "export-kit/fragments";
import type { LandingPage } from "@/lib/landing";

/** The year of a page, month by month: open hours, daylight, what arrives, the work and what it costs. */
export function YearTable({ page }: { page: LandingPage }) {
  const { columns } = page.shared.messages.trade.year;
  const figure = (row: number, field: "contacts" | "hours" | "last") =>
    pageSpecific(page, ({ trade }: LandingPage) => trade!.months[row]![field]);
  return (
    <table className="figures">
      <thead>
        <tr>
          <th scope="col">{columns.month}</th>
          <th scope="col">{columns.open}</th>
          <th scope="col">{columns.sunrise}</th>
          <th scope="col">{pageSpecific(page, ({ trade }) => trade!.columns.contacts)}</th>
          <th scope="col">{columns.sunset}</th>
          <th scope="col">{pageSpecific(page, ({ trade }) => trade!.columns.hours)}</th>
          <th scope="col">{pageSpecific(page, ({ trade }) => trade!.columns.last)}</th>
        </tr>
      </thead>
      <tbody>
        {page.cityFacts.months.map(({ name }, row) => (
          <tr key={name}>
            <th scope="row">{pageSpecific(page, ({ cityFacts }) => cityFacts.months[row]!.name)}</th>
            <td>{pageSpecific(page, ({ trade }) => trade!.openHours[row]!)}</td>
            <td>{pageSpecific(page, ({ cityFacts }) => cityFacts.months[row]!.sunrise)}</td>
            <td>{figure(row, "contacts")}</td>
            <td>{pageSpecific(page, ({ cityFacts }) => cityFacts.months[row]!.sunset)}</td>
            <td>{figure(row, "hours")}</td>
            <td>{figure(row, "last")}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The places that contacts come from. */
export function OriginTable({ page }: { page: LandingPage }) {
  const { columns } = page.shared.messages.trade.origin;
  const cell = (row: number, field: "place" | "people" | "distance") =>
    pageSpecific(page, ({ trade }: LandingPage) => trade!.origin.rows[row]![field]);
  return (
    <table className="figures">
      <thead>
        <tr>
          <th scope="col">{columns.place}</th>
          <th scope="col">{pageSpecific(page, ({ trade }) => trade!.columns.contacts)}</th>
          <th scope="col">{columns.distance}</th>
          <th scope="col">{columns.people}</th>
        </tr>
      </thead>
      <tbody>
        {page.trade!.origin.rows.map(({ place }, row) => (
          <tr key={place}>
            <th scope="row">{cell(row, "place")}</th>
            <td>{pageSpecific(page, ({ trade }) => trade!.origin.contacts[row]!)}</td>
            <td>{cell(row, "distance")}</td>
            <td>{cell(row, "people")}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
