import Link from "next/link";
import type { ComponentProps, ReactNode } from "react";

/** The pages of collections, files and other sites have no payload for soft navigation. */
const WITHOUT_PAYLOAD = /^\/(seo|regions|industries|services\/[^/]+)\/|\.[a-z]+$|^(?!\/)/;

/** Whether soft navigation to an address is possible. */
export function hasPayload(url: string): boolean {
  return !WITHOUT_PAYLOAD.test(url);
}

/**
 * A link with soft navigation, if its page can be reached so. Does not prefetch: header, footer and long lists of links
 * would fetch dozens of pages that are never opened.
 */
export function SiteLink(props: ComponentProps<"a"> & { href: string }) {
  return hasPayload(props.href) ? <Link prefetch={false} {...props} /> : <a {...props} />;
}

/** A link in or after a text, in the colour of links. */
export function TextLink(props: { href: string; children: ReactNode }) {
  return <SiteLink {...props} className="text-link" />;
}
