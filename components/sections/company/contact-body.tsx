import type { ReactNode } from "react";
import { Scene } from "@/components/layout/scene";
import type { Claim, ContactPage, Service, Site } from "@/lib/content";
import { ContactForm } from "./contact/contact-form";
import { PageHead } from "../blocks/page-head";

interface ContactBodyProps {
  site: Site;
  page: ContactPage;
  services: readonly Pick<Service, "slug" | "title">[];
  /** The claim of 24/7 coverage. Its scope is shown with the business hours. */
  coverage: Claim;
}

/** Contact details and the contact form. */
export function ContactBody({ site, page, services, coverage }: ContactBodyProps) {
  const { email, phone } = site;
  return (
    <main id="main">
      <PageHead
        heading={page.heading}
        lead={page.lead}
        picture={<Scene name="contact" eager />}
        pictureFrom="lg"
      />
      <div className="page grid gap-x-16 gap-y-12 lg:grid-cols-[4fr_5fr]">
        <div>
          <Information site={site} coverage={coverage} />
          <Questions page={page} />
        </div>
        <div>
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
      </div>
    </main>
  );
}

const DIRECT = "inline-block py-0.5 font-display text-h3 font-semibold underline underline-offset-4";

function Information({ site, coverage }: Pick<ContactBodyProps, "site" | "coverage">) {
  const { address, email, hours, phone } = site;
  return (
    <dl className="grid gap-x-10 sm:max-lg:grid-cols-[repeat(auto-fit,minmax(min(16rem,100%),1fr))]">
      <Row term="Email">
        <a className={DIRECT} href={`mailto:${email.general}`}>
          {email.general}
        </a>
      </Row>
      <Row term="Phone">
        <a className={DIRECT} href={`tel:${phone.e164}`}>
          {phone.display}
        </a>
      </Row>
      <Row term="Address">
        {address.street}
        <br />
        {address.locality} {address.postalCode}
        <br />
        {address.country}
      </Row>
      <Row term="Business hours">
        <Hours text={hours.display} />
        <br />
        {hours.note}
        <span className="block text-small text-soft first-letter:uppercase">{coverage.scope}</span>
      </Row>
    </dl>
  );
}

/** Days and times, which stay on a line of their own where both have no room. */
function Hours({ text }: { text: string }) {
  const [days, ...times] = text.split(", ");
  return (
    <>
      {days}, <span className="inline-block">{times.join(", ")}</span>
    </>
  );
}

function Row({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="grid content-start gap-x-6 gap-y-0.5 border-t border-line py-4 max-lg:py-3 lg:grid-cols-[9rem_1fr]">
      <dt className="font-display font-semibold">{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** The questions of the first conversation, so that visitors can prepare. */
function Questions({ page }: Pick<ContactBodyProps, "page">) {
  const { questions } = page.sections;
  if (!questions?.items) return null;
  return (
    <section className="mt-10">
      <h2 className="mb-3 text-h3">{questions.title}</h2>
      <ol className="list-decimal pl-5 marker:text-clyde">
        {questions.items.map((question) => (
          <li key={question} className="py-1 pl-2">
            {question}
          </li>
        ))}
      </ol>
    </section>
  );
}
