import type { Claim } from "@/lib/content";

interface ClaimRowsProps {
  claims: readonly Claim[];
  /** Sets the columns and gaps. */
  className: string;
}

/** The company's claims about itself, each with its scope: docs/behaviour.md#company-claims. */
export function ClaimRows({ claims, className }: ClaimRowsProps) {
  return (
    <dl className={className}>
      {claims.map(({ id, value, label, scope }) => (
        <div key={id} className="grid content-start">
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
