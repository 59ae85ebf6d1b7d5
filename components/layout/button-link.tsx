import type { ComponentProps } from "react";
import clsx from "clsx";
import { SiteLink } from "./site-link";

interface ButtonLinkProps extends ComponentProps<typeof SiteLink> {
  /** Makes it amber: for the one main action of a screen. */
  main?: boolean;
}

/** A link that looks like a button. */
export function ButtonLink({ main = false, className, ...props }: ButtonLinkProps) {
  return <SiteLink className={clsx("button", main && "button-main", className)} {...props} />;
}
