import { formatPounds } from "@/lib/pounds";
import { ButtonLink } from "@/components/layout/button-link";
import type { PlanOffer as Plan } from "@/lib/content";

interface PlanOfferProps {
  plan: Plan;
  /** Each page lists its own features of a plan. */
  page: keyof Plan["features"];
  href: string;
}

/** One plan: price, features and button. Fills the height of its row. */
export function PlanOffer({ plan, page, href }: PlanOfferProps) {
  const { name, price, period, description, features, cta, popular } = plan;
  return (
    <div className="flex h-full flex-col">
      <h3 className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        {name}
        {popular && (
          <span className="rounded-full bg-deep px-3 py-1 font-sans text-small font-semibold tracking-normal text-on-deep">
            Most popular
          </span>
        )}
      </h3>
      <p className="mt-3">
        <span className="font-display text-[2.75rem] leading-none font-semibold tracking-tight">
          {formatPounds(price)}
        </span>{" "}
        <span className="text-soft">a {period}</span>
      </p>
      <p className="mt-3 text-soft">{description}</p>
      <ul className="mt-5 mb-6">
        {features[page].map(({ text, note }) => (
          <li key={text} className="border-t border-line py-2">
            {text}
            {note && <span className="block text-small text-soft">{note}</span>}
          </li>
        ))}
      </ul>
      <ButtonLink main={popular} href={href} className="mt-auto">
        {cta}
        <span className="sr-only"> for {name}</span>
      </ButtonLink>
    </div>
  );
}
