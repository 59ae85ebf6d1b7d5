import { ButtonLink } from "@/components/layout/button-link";
import { Email } from "@/components/layout/email";
import type { Site } from "@/lib/content";
import { routes } from "@/lib/routes";
import { CallToAction } from "./call-to-action";

interface ClosingProps {
  title: string;
  text: string;
  site: Pick<Site, "email">;
}

/** The closing call to action of the pages of places: a consultation or an email. */
export function Closing({ title, text, site }: ClosingProps) {
  return (
    <CallToAction title={title} text={text}>
      <ButtonLink main href={routes.contact()}>
        Start Your Free Consultation
      </ButtonLink>
      <a className="button" href={`mailto:${site.email.sales}`}>
        <span>
          <Email address={site.email.sales} />
        </span>
      </a>
    </CallToAction>
  );
}
