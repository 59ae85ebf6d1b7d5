import Link from "next/link";
import clsx from "clsx";
import type { ComponentProps } from "react";

/** The pages of collections, files and other sites have no payload for soft navigation. */
const WITHOUT_PAYLOAD = /^\/(seo|regions|industries|services\/[^/]+)\/|\.[a-z]+$|^(?!\/)/;

/** Whether soft navigation to an address is possible. */
export function hasPayload(url: string): boolean {
  return !WITHOUT_PAYLOAD.test(url);
}

type SiteLinkProps = ComponentProps<"a"> & { href: string };

/**
 * A link with soft navigation, if its page can be reached so. Does not prefetch: header, footer and long lists of links
 * would fetch dozens of pages that are never opened.
 */
export function SiteLink(props: SiteLinkProps) {
  return hasPayload(props.href) ? <Link prefetch={false} {...props} /> : <a {...props} />;
}

/** A link in or after a text, in the colour of links. */
export function TextLink({ className, ...props }: SiteLinkProps) {
  return (
    <SiteLink
      {...props}
      className={clsx(
        "inline-block py-1 text-clyde underline underline-offset-4 in-[.bg-deep]:text-clyde-on-deep",
        className,
      )}
    />
  );
}
