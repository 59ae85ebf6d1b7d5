import type { AnchorHTMLAttributes } from "react";

interface PlainLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, "href"> {
  href: string | { pathname?: string | null; search?: string | null; hash?: string | null };
  prefetch?: unknown;
  replace?: unknown;
  scroll?: unknown;
  shallow?: unknown;
  passHref?: unknown;
  onNavigate?: unknown;
}

/** Replaces `next/link` in pages of collections: the same element, without the behaviour that needs scripts. */
export default function PlainLink({
  href,
  prefetch: _prefetch,
  replace: _replace,
  scroll: _scroll,
  shallow: _shallow,
  passHref: _passHref,
  onNavigate: _onNavigate,
  ...attributes
}: PlainLinkProps) {
  const { pathname, search, hash } =
    typeof href === "string" ? { pathname: href, search: "", hash: "" } : href;
  return <a {...attributes} href={`${pathname ?? ""}${search ?? ""}${hash ?? ""}`} />;
}
