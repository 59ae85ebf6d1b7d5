import Link from "next/link";
import type { ComponentProps } from "react";

/**
 * A link to a page with soft navigation. Does not prefetch: header, footer and long lists of links would fetch dozens of
 * pages that are never opened. Landing pages and hubs have no payload for soft navigation: link to them with a plain
 * `<a>`.
 *
 * @see docs/decisions/0035-no-prefetch-payloads.md
 */
export function SiteLink(props: ComponentProps<typeof Link>) {
  return <Link prefetch={false} {...props} />;
}
