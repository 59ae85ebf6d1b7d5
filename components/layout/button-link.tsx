import type { ComponentProps } from "react";
import clsx from "clsx";
import { routes } from "@/lib/routes";
import { SiteLink } from "./site-link";

interface ButtonLinkProps extends ComponentProps<typeof SiteLink> {
  /** Makes it amber: for the one main action of a screen. */
  main?: boolean;
}

/** A link that looks like a button. */
export function ButtonLink({ main = false, className, ...props }: ButtonLinkProps) {
  return <SiteLink className={clsx("button", main && "button-main", className)} {...props} />;
}

/**
 * The site's own buttons: one label and one destination each. Besides them there are "Get Started" in the header, "Work out
 * the price" of the tools, and labels that are fixed where they are, such as those of the plans.
 */
const ACTIONS = {
  consultation: { label: "Get a free consultation", href: routes.contact },
  services: { label: "Explore services", href: routes.services },
  prices: { label: "See prices", href: routes.pricing },
  trial: { label: "Start Free Trial", href: routes.auth },
} as const satisfies Record<string, { label: string; href: (service?: string) => string }>;

interface ActionLinkProps {
  to: keyof typeof ACTIONS;
  /** Makes it amber: for the one main action of a screen. */
  main?: boolean;
  /** Slug of the service that the contact form begins with. */
  service?: string | undefined;
}

/** A button with one of the site's own labels. */
export function ActionLink({ to, main, service }: ActionLinkProps) {
  const { label, href } = ACTIONS[to];
  return (
    <ButtonLink main={main} href={href(to === "consultation" ? service : undefined)}>
      {label}
    </ButtonLink>
  );
}
