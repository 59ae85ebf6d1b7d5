import { SiteLink } from "@/components/layout/site-link";
import { routes } from "@/lib/routes";
import { Row } from "../section";

/** Contact details from `content/site.yaml`. */
export interface SupportContact {
  phone: { display: string; e164: string };
  email: string;
  hours: { display: string; note: string };
}

const ROW = "gap-x-6 py-4 sm:grid-cols-[9rem_1fr]";

/** How to reach us. */
export function Support({ phone, email, hours }: SupportContact) {
  return (
    <dl className="max-w-text">
      <Row className={ROW} term="Telephone">
        <a className="inline-block py-0.5 underline underline-offset-4" href={`tel:${phone.e164}`}>
          {phone.display}
        </a>
      </Row>
      <Row className={ROW} term="Email">
        <a className="inline-block py-0.5 underline underline-offset-4" href={`mailto:${email}`}>
          {email}
        </a>
      </Row>
      <Row className={ROW} term="Office">
        {hours.display}
        <span className="block text-soft">{hours.note}</span>
      </Row>
      <Row className={ROW} term="Message">
        <SiteLink className="inline-block py-0.5 underline underline-offset-4" href={routes.contact()}>
          Contact form
        </SiteLink>
        <span className="block text-soft">
          We cannot see what is stored in your browser, so please say which request you mean.
        </span>
      </Row>
    </dl>
  );
}
