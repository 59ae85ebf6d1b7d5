import { ButtonLink } from "@/components/layout/button-link";
import { Email } from "@/components/layout/email";
import type { Site } from "@/lib/content";
import { routes } from "@/lib/routes";
import { ClosingBand } from "../blocks/closing-band";

/** The two buttons of every region, country and city page. */
export function PlaceActions() {
  return (
    <>
      <ButtonLink main href={routes.contact()}>
        Get Started Today
      </ButtonLink>
      <ButtonLink href={routes.contact()}>Request Demo</ButtonLink>
    </>
  );
}

interface PlaceClosingProps {
  title: string;
  text: string;
  site: Pick<Site, "email">;
}

/** The closing call to action of the pages of places: a consultation or an email. */
export function PlaceClosing({ title, text, site }: PlaceClosingProps) {
  return (
    <ClosingBand title={title} text={text}>
      <ButtonLink main href={routes.contact()}>
        Start Your Free Consultation
      </ButtonLink>
      <a className="button" href={`mailto:${site.email.sales}`}>
        <span>
          <Email address={site.email.sales} />
        </span>
      </a>
    </ClosingBand>
  );
}
