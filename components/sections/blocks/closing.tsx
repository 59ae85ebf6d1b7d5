import { ButtonLink } from "@/components/layout/button-link";
import type { Site } from "@/lib/content";
import { routes } from "@/lib/routes";

interface ClosingProps {
  title: string;
  text: string;
  site: Pick<Site, "email">;
}

/** The closing call to action of a region, country or city page: a consultation or an email. */
export function Closing({ title, text, site }: ClosingProps) {
  return (
    <section className="mt-14 bg-deep py-14 text-on-deep md:mt-22">
      <div className="page">
        <h2>{title}</h2>
        <p className="mt-4">{text}</p>
        <p className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-3">
          <ButtonLink main href={routes.contact()}>
            Start Your Free Consultation
          </ButtonLink>
          <a className="underline" href={`mailto:${site.email.sales}`}>
            {site.email.sales}
          </a>
        </p>
      </div>
    </section>
  );
}
