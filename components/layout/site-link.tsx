import Link from "next/link";
import type { ComponentProps } from "react";
import { hasPayload } from "@/lib/routes";

/**
 * A link with soft navigation, if its page can be reached so. Does not prefetch: header, footer and long lists of links
 * would fetch dozens of pages that are never opened.
 */
export function SiteLink(props: ComponentProps<"a"> & { href: string }) {
  return hasPayload(props.href) ? <Link prefetch={false} {...props} /> : <a {...props} />;
}
