/** The heading, one sentence, the price with its parts, and the clock. */
import { pageSpecific, SharedFragment } from "export-kit/fragments";
import type { HeadlinePrice, LandingPage, SharedContent } from "@/lib/landing";
import { routes } from "@/lib/routes";
import { unbroken } from "@/lib/sentences";
import { CoverageClock } from "./clock/coverage-clock";
import { ServiceScene } from "./pictures";

export function HeadSection({ page }: { page: LandingPage }) {
  return (
    <div className="page hero">
      <div>
        <h1>{pageSpecific(page, ({ heading }) => heading)}</h1>
        <p className="lead">{pageSpecific(page, ({ intro }) => unbroken(intro))}</p>
        <SharedFragment
          as="div"
          className="price"
          page={page}
          select={({ headlinePrice }) => headlinePrice!}
          body={Price}
        />
        <SharedFragment
          as="p"
          className="actions"
          page={page}
          select={({ shared }) => shared}
          body={Actions}
        />
      </div>
      {/* Its rings are the hours of plans. */}
      {page.day ? (
        <CoverageClock page={page} />
      ) : (
        <SharedFragment as="div" page={page} select={({ service }) => service} body={ServiceScene} />
      )}
    </div>
  );
}

function Price({ data: { price, typical, parts } }: { data: HeadlinePrice }) {
  return (
    <>
      <h2>
        {price} <small>{typical}</small>
      </h2>
      {parts.length > 0 && (
        <ul>
          {parts.map(({ amount, text }) => (
            <li key={text}>
              <b>{amount}</b> {text}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** The two calls to action. */
function Actions({ data: { site, messages } }: { data: SharedContent }) {
  const { start, call } = messages.headings.actions;
  return (
    <>
      <a className="button button-main" href={routes.contact()}>
        {start}
      </a>
      <a className="button" href={`tel:${site.phone.e164}`}>
        {call({ phone: site.phone.display })}
      </a>
    </>
  );
}
