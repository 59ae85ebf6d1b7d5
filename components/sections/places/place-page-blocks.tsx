import { ButtonLink } from "@/components/layout/button-link";
import { Email } from "@/components/layout/email";
import { SiteLink, TextLink } from "@/components/layout/site-link";
import { Icon } from "@/components/ui/icon";
import type { Content, Service } from "@/lib/content";
import { routes } from "@/lib/routes";
import { BandHead } from "../blocks/band-head";
import { ClosingBand } from "../blocks/closing-band";
import { lowestPrice } from "../services/service-price";

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

/** The closing call to action of the pages of places: a consultation or an email. */
export function PlaceClosing({
  content: { site },
  ...texts
}: {
  content: Pick<Content, "site">;
  title: string;
  text: string;
}) {
  return (
    <ClosingBand {...texts}>
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

interface PlaceOfferProps {
  title: string;
  /** A sentence beside the title. */
  text?: string;
  content: Pick<Content, "services" | "plans">;
  /** The page of a service for this place; undefined for one that is not offered there. */
  urlOf?: (service: Service) => string | undefined;
}

/** What can be bought in a place, first of all: every service with the least that it costs a month. */
export function PlaceOffer({
  title,
  text,
  content: { services, plans },
  urlOf = ({ slug }) => routes.service(slug),
}: PlaceOfferProps) {
  return (
    <section className="page mt-6 md:mt-10">
      <BandHead title={title}>
        {text} <TextLink href={routes.pricing()}>All prices</TextLink>
      </BandHead>
      <ul className="grid gap-x-8 sm:grid-cols-2 lg:grid-cols-4">
        {services.flatMap((service) => {
          const { slug, short, icon } = service;
          const url = urlOf(service);
          if (url === undefined) return [];
          return (
            <li key={slug} className="flex items-center gap-3 border-t border-line py-2.5">
              <Icon name={icon} className="shrink-0 text-clyde" />
              <p className="min-w-0 flex-1 max-lg:flex max-lg:flex-wrap max-lg:items-baseline max-lg:justify-between max-lg:gap-x-3">
                <SiteLink href={url} className="underline decoration-clyde-pale underline-offset-4">
                  {short}
                </SiteLink>{" "}
                <span className="text-small whitespace-nowrap text-soft lg:block">
                  {lowestPrice(slug, plans)}
                </span>
              </p>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
