/** Benefits of the service, challenges of the industry, the four reasons and our four figures. */
import { SharedFragment } from "export-kit/fragments";
import type { LandingPage, SharedContent, Titled } from "@/lib/landing";
import { routes } from "@/lib/routes";

export function ReasonsSection({ page }: { page: LandingPage }) {
  return (
    <section className="page lists">
      {/* Whom the service does not suit has nothing of its benefits, and no reason to choose us for it. */}
      {page.head && (
        <SharedFragment as="div" page={page} select={({ benefits }) => benefits} body={TitledList} />
      )}
      <SharedFragment as="div" page={page} select={({ challenges }) => challenges} body={TitledList} />
      {page.head && <SharedFragment as="div" page={page} select={({ pair }) => pair} body={Reasons} />}
    </section>
  );
}

export function TitledList({ data: { heading, items } }: { data: Titled<string> }) {
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

/** The heading links to the service's own page: it has the whole texts. */
function Reasons({ data: { service, messages } }: { data: LandingPage["pair"] }) {
  return (
    <>
      <h3>
        <a href={routes.service(service.slug)}>{messages.headings.reasons}</a>
      </h3>
      <ul>
        {service.whyChoose.map(({ title }) => (
          <li key={title}>{title}</li>
        ))}
      </ul>
    </>
  );
}

export function StatsSection({ page }: { page: LandingPage }) {
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
