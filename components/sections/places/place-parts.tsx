import { ButtonLink } from "@/components/layout/button-link";
import { Email } from "@/components/layout/email";
import type { Site, PriceList, Service } from "@/lib/content";
import { routes } from "@/lib/routes";
import { SiteLink } from "@/components/layout/site-link";
import { Icon } from "@/components/ui/icon";
import { ClosingBand } from "../blocks/closing-band";
import { BandHead } from "../blocks/band-head";
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

interface PlaceOfferProps {
  title: string;
  /** A sentence beside the title. */
  text?: string;
  services: readonly Pick<Service, "slug" | "short" | "icon">[];
  prices: PriceList;
  /** The page of a service for this place. */
  urlOf?: (service: string) => string;
}

/** What can be bought in a place, first of all: every service with the least that it costs a month. */
export function PlaceOffer({ title, text, services, prices, urlOf = routes.service }: PlaceOfferProps) {
  return (
    <section className="page mt-6 md:mt-10">
      <BandHead title={title}>
        {text}{" "}
        <SiteLink href={routes.pricing()} className="text-link">
          All prices
        </SiteLink>
      </BandHead>
      <ul className="grid gap-x-8 sm:grid-cols-2 lg:grid-cols-4">
        {services.map(({ slug, short, icon }) => (
          <li key={slug} className="flex items-center gap-3 border-t border-line py-2.5">
            <Icon name={icon} className="shrink-0 text-clyde" />
            <p className="min-w-0 flex-1 max-lg:flex max-lg:flex-wrap max-lg:items-baseline max-lg:justify-between max-lg:gap-x-3">
              <SiteLink href={urlOf(slug)} className="underline decoration-clyde-pale underline-offset-4">
                {short}
              </SiteLink>{" "}
              <span className="text-small whitespace-nowrap text-soft lg:block">
                {lowestPrice(slug, prices)}
              </span>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
