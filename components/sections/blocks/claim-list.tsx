import clsx from "clsx";
import type { Claim } from "@/lib/content";

interface ClaimListProps {
  claims: readonly Claim[];
  /** True to have the figure beside its text on phones, not above it. */
  figureBeside?: boolean;
  /** Sets the columns and gaps. */
  className: string;
}

/** The company's claims about itself, each with its scope: docs/behaviour.md#company-claims. */
export function ClaimList({ claims, figureBeside = false, className }: ClaimListProps) {
  return (
    <dl className={className}>
      {claims.map(({ id, value, label, scope }) => (
        <div
          key={id}
          className={clsx(
            "grid content-start",
            figureBeside &&
              "max-sm:grid-cols-[5.75rem_minmax(0,1fr)] max-sm:gap-x-3 max-[20rem]:grid-cols-1 [&>:nth-child(2)]:max-sm:row-span-2",
          )}
        >
          <dt className="order-2 font-semibold first-letter:uppercase max-[20rem]:text-small">{label}</dt>
          <dd className="order-1 font-display text-[2.25rem] leading-tight font-semibold tracking-tight text-clyde">
            {value}
          </dd>
          <dd className="order-3 max-w-[24em] text-small text-soft first-letter:uppercase">{scope}</dd>
        </div>
      ))}
    </dl>
  );
}
