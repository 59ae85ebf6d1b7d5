import type { ReactNode } from "react";
import clsx from "clsx";
import { SiteLink } from "@/components/layout/site-link";

interface PaginationProps {
  /** Counted from 1. */
  current: number;
  count: number;
  hrefOf: (page: number) => string;
}

/** Links to the previous page, the numbered pages and the next page. */
export function Pagination({ current, count, hrefOf }: PaginationProps) {
  if (count < 2) return null;
  return (
    <nav
      aria-label="Pagination"
      className="mt-12 border-t border-line pt-5 lg:[grid-area:3/1/auto/-1] print:hidden"
    >
      <ul className="flex flex-wrap items-center gap-2">
        <Step href={current > 1 ? hrefOf(current - 1) : undefined} rel="prev">
          Previous
        </Step>
        {Array.from({ length: count }, (_, index) => (
          <Step key={index} href={hrefOf(index + 1)} current={index + 1 === current}>
            {index + 1}
          </Step>
        ))}
        <Step href={current < count ? hrefOf(current + 1) : undefined} rel="next">
          Next
        </Step>
      </ul>
    </nav>
  );
}

interface StepProps {
  /** Undefined if there is no such page. */
  href: string | undefined;
  current?: boolean;
  rel?: string;
  children: ReactNode;
}

function Step({ href, current = false, rel, children }: StepProps) {
  const style = "inline-flex min-h-11 min-w-11 items-center justify-center rounded-button border px-3";
  return (
    <li>
      {href === undefined ? (
        <a role="link" aria-disabled="true" className={clsx(style, "border-transparent text-soft")}>
          {children}
        </a>
      ) : (
        <SiteLink
          href={href}
          rel={rel}
          aria-current={current ? "page" : undefined}
          className={clsx(
            style,
            current ? "border-ink bg-ink text-paper" : "border-line hover:border-ink",
            "font-semibold tabular-nums",
          )}
        >
          {children}
        </SiteLink>
      )}
    </li>
  );
}
