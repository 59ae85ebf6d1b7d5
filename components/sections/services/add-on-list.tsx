import { formatPounds } from "@/lib/pounds";
import { SiteLink } from "@/components/layout/site-link";
import type { AddOn } from "@/lib/content";
import { routes } from "@/lib/routes";

/** The add-ons with their prices, in two columns on a deep band. */
export function AddOnList({ addOns }: { addOns: readonly AddOn[] }) {
  return (
    <ul className="grid gap-x-16 md:grid-cols-2">
      {addOns.map(({ name, service, price, per, basis, needsPlan, description }) => (
        <li
          key={name}
          className="grid grid-cols-[minmax(0,1fr)_auto] grid-rows-[auto_1fr] content-start gap-x-[min(1.5rem,4vw)] wrap-anywhere border-t border-line-on-deep py-5 max-[20rem]:grid-cols-[minmax(0,1fr)]"
        >
          <h3>{name}</h3>
          <p className="row-span-2 text-right max-[20rem]:text-left font-display text-h3 leading-[1.2] font-semibold">
            {typeof price === "number" ? formatPounds(price) : price}
            {typeof price === "number" && (
              <span className="mt-1 block font-sans text-small leading-normal font-normal text-soft-on-deep">
                a month
                {per && <span className="block">per {per}</span>}
              </span>
            )}
          </p>
          <p className="mt-1 text-soft-on-deep">
            {description}
            {basis && <span className="block text-small first-letter:uppercase">{basis}.</span>}
            {!needsPlan && <span className="block text-small">No plan needed.</span>}
          </p>
          {service && (
            <p className="col-span-full mt-1">
              <SiteLink
                href={routes.service(service)}
                className="inline-block py-0.5 text-small text-clyde-on-deep underline"
              >
                How it works<span className="sr-only">, {name}</span>
              </SiteLink>
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}
