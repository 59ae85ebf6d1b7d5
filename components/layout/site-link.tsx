import Link from "next/link";
import type { ComponentProps } from "react";

/**
 * A link to a page with soft navigation. Does not prefetch: header, footer and long lists of links would fetch dozens of
 * pages that are never opened. Landing pages have no payload for soft navigation: link to them with a plain `<a>`.
 */
export function SiteLink(props: ComponentProps<typeof Link>) {
  return <Link prefetch={false} {...props} />;
}
