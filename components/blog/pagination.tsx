import type { ReactNode } from "react";
import clsx from "clsx";
import { SiteLink } from "@/components/layout/site-link";

interface PaginationProps {
  /** From 1 on. */
  current: number;
  count: number;
  hrefOf: (page: number) => string;
}

/**
 * The numbers a pagination bar prints: the first, the last, and three around the current one;
 * "gap" where at least two are left out.
 */
export function pageNumbers(current: number, count: number): (number | "gap")[] {
  const start = Math.max(1, Math.min(current - 1, count - 2));
  const near = [start, start + 1, start + 2].filter((page) => page <= count);
  const shown = [...new Set([1, ...near, count])];
  return shown.flatMap((page, index) => {
    const left = page - (shown[index - 1] ?? 0) - 1;
    if (left === 0) return [page];
    return left === 1 ? [page - 1, page] : ["gap" as const, page];
  });
}

/** Previous, page numbers with an ellipsis, Next; each a page of its own. */
export function Pagination({ current, count, hrefOf }: PaginationProps) {
  if (count < 2) return null;
  return (
    <nav aria-label="Pagination" className="mt-12 border-t border-line pt-5">
      <ul className="flex flex-wrap items-center gap-2">
        <Step href={current > 1 ? hrefOf(current - 1) : undefined} rel="prev">
          Previous
        </Step>
        {pageNumbers(current, count).map((page, index) =>
          page === "gap" ? (
            <li key={`gap-${index}`} className="px-1">
              …
            </li>
          ) : (
            <Step key={page} href={hrefOf(page)} current={page === current}>
              {page}
            </Step>
          ),
        )}
        <Step href={current < count ? hrefOf(current + 1) : undefined} rel="next">
          Next
        </Step>
      </ul>
    </nav>
  );
}

interface StepProps {
  /** Absent where there is no such page. */
  href: string | undefined;
  current?: boolean;
  rel?: string;
  children: ReactNode;
}

function Step({ href, current = false, rel, children }: StepProps) {
  const look = "inline-flex min-h-11 min-w-11 items-center justify-center rounded-button border px-3";
  return (
    <li>
      {href === undefined ? (
        <a role="link" aria-disabled="true" className={clsx(look, "border-transparent text-soft")}>
          {children}
        </a>
      ) : (
        <SiteLink
          href={href}
          rel={rel}
          aria-current={current ? "page" : undefined}
          className={clsx(
            look,
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
