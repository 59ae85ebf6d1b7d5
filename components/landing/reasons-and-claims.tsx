/** Lists of benefits, challenges and our reasons; and, in a section of its own, our four claims. */
import { SharedFragment } from "export-kit/fragments";
import type { LandingPage, SharedContent, Titled } from "@/lib/landing";

export function ReasonsSection({ page }: { page: LandingPage }) {
  return (
    <section className="page lists">
      <SharedFragment as="div" page={page} select={({ benefits }) => benefits} body={TitledList} />
      <SharedFragment as="div" page={page} select={({ challenges }) => challenges} body={TitledList} />
      <SharedFragment as="div" page={page} select={({ pair }) => pair.reasons} body={TitledList} />
    </section>
  );
}

/** A list below its heading. */
export function TitledList({ data: { heading, items } }: { data: Titled }) {
  return (
    <>
      <h3>{heading}</h3>
      <ul>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </>
  );
}

export function ClaimsSection({ page }: { page: LandingPage }) {
  return (
    <SharedFragment as="div" className="page" page={page} select={({ shared }) => shared} body={Stats} />
  );
}

/** The four claims. */
function Stats({ data: { stats } }: { data: SharedContent }) {
  return (
    <dl className="stats">
      {stats.map(({ id, value, label, scope }) => (
        <div key={id}>
          <dt>
            <b>{label}</b> {scope}
          </dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
