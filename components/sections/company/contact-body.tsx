import type { ReactNode } from "react";
import { Email } from "@/components/layout/email";
import { Scene } from "@/components/layout/scene";
import type { Claim, ContactPage, Service, Site } from "@/lib/content";
import { unbroken } from "@/lib/sentences";
import { ContactForm } from "./contact/contact-form";

interface ContactBodyProps {
  site: Site;
  page: ContactPage;
  services: readonly Pick<Service, "slug" | "title">[];
  /** The claim of 24/7 coverage. Its scope is shown with the business hours. */
  coverage: Claim;
  /** The day of the office and of the desk, with the time that it is. */
  strips?: ReactNode;
}

/** Contact details and the form, and below them the questions of the first conversation and a map. */
export function ContactBody({ site, page, services, coverage, strips }: ContactBodyProps) {
  const { address, email, hours, phone } = site;
  const { questions } = page.sections;
  return (
    <main
      id="main"
      className="page grid grid-cols-1 gap-x-10 gap-y-6 py-6 md:grid-cols-[minmax(0,1fr)_minmax(0,1.15fr)] md:gap-y-12 md:pt-14 md:pb-0 lg:grid-cols-2 lg:gap-x-16 print:block print:[&>*+*]:mt-6"
    >
      {/* On wide screens the details are one column; on others the strips come after the form. */}
      <div className="contents print:block print:[&>*+*]:mt-5 lg:grid lg:content-between lg:gap-y-8">
        <div className="md:max-lg:self-center">
          <h1>{page.heading}</h1>
          <p className="mt-4 max-w-[30em] text-base leading-normal text-soft lg:text-lead">{page.lead}</p>
        </div>
        <div className="md:max-lg:col-span-2">
          <dl className="grid-cols-2 gap-x-10 md:max-lg:grid print:grid">
            <Row term="Email">
              <a className={DIRECT} href={`mailto:${email.general}`}>
                <Email address={email.general} />
              </a>
            </Row>
            <Row term="Phone">
              <a className={DIRECT} href={`tel:${phone.e164}`}>
                {phone.display}
              </a>
            </Row>
            <Row term="Business hours">
              {unbroken(hours.display)}
              <br />
              {hours.note}
              <span className="block text-small text-soft first-letter:uppercase">{coverage.scope}</span>
            </Row>
            <Row term="Address">
              {address.street}
              <br />
              {address.locality} {address.postalCode}
              <br />
              {address.country}
            </Row>
          </dl>
        </div>
        {strips && <div className="max-lg:order-2 md:max-lg:col-span-2">{strips}</div>}
      </div>
      <div className="max-lg:order-1 md:max-lg:col-span-2 print:hidden">
        <ContactForm
          address={email.general}
          texts={page.form}
          services={services.map(({ slug, title }) => ({ slug, title }))}
        />
        <noscript>
          <div className="border-t border-line py-5">
            <p>{page.form.noScript}</p>
            <p className="mt-3 flex flex-wrap gap-x-6">
              <a className="underline" href={`mailto:${email.general}`}>
                {email.general}
              </a>
              <a className="underline" href={`tel:${phone.e164}`}>
                {phone.display}
              </a>
            </p>
          </div>
        </noscript>
      </div>
      <div className="max-lg:order-1 md:max-lg:col-span-2">
        {/* So that visitors can prepare. */}
        <section>
          <h2 className="mb-3 text-h3 lg:mb-5 lg:text-[1.75rem]">{questions.title}</h2>
          <ol>
            {questions.items.map((question, index) => (
              <li key={question} className="flex items-baseline gap-5 border-t border-line py-3 lg:py-7">
                <span
                  aria-hidden="true"
                  className="w-4 shrink-0 font-display text-h3 leading-tight text-clyde"
                >
                  {index + 1}
                </span>
                {question}
              </li>
            ))}
          </ol>
        </section>
      </div>
      <div className="max-md:order-3 md:max-lg:col-start-2 md:max-lg:row-start-1 md:max-lg:self-center">
        <Scene name="contact" eager className="lg:aspect-16/9 lg:object-cover print:max-w-[6cm]" />
      </div>
    </main>
  );
}

const DIRECT =
  "inline-block py-0.5 font-display text-[min(var(--text-h3),8.5vw)] font-semibold underline underline-offset-4 wrap-anywhere";

/** Days and times, which stay on a line of their own where both have no room. */
function Row({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="grid content-start gap-x-6 gap-y-0.5 border-t border-line py-3 lg:grid-cols-[9rem_minmax(0,1fr)] lg:py-4">
      <dt className="font-display font-semibold">{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}
