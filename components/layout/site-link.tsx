import Link from "next/link";
import type { ComponentProps } from "react";

/**
 * A link to a page with soft navigation. Does not prefetch: header, footer and the long lists
 * of places would fetch dozens of pages that nobody opens.
 * Landing pages have no payload for soft navigation: link to them with a plain `<a>`.
 */
export function SiteLink(props: ComponentProps<typeof Link>) {
  return <Link prefetch={false} {...props} />;
}
