import type { Testimonial } from "@/lib/content";

const COLOURS = {
  clyde: "text-clyde",
  moss: "text-moss",
  ink: "text-ink",
} as const satisfies Record<Testimonial["gradient"], string>;

const DRAWINGS = {
  rings: "M100 20a80 80 0 1 1-69 40M100 45a55 55 0 1 1-48 28M100 70a30 30 0 1 1-26 15",
  waves: "M0 60q25-30 50 0t50 0 50 0 50 0M0 100q25-30 50 0t50 0 50 0 50 0M0 140q25-30 50 0t50 0 50 0 50 0",
  lines: "M20 180V120M52 180V60M84 180V95M116 180V30M148 180V75M180 180V110",
  dots: "M30 40h0M80 40h0M130 40h0M180 40h0M30 90h0M80 90h0M130 90h0M180 90h0M30 140h0M80 140h0M130 140h0M180 140h0",
} as const satisfies Record<Testimonial["backgroundImage"], string>;

/** A decorative drawing behind a quotation. */
export function Motif({
  of,
  className,
}: {
  of: Pick<Testimonial, "gradient" | "backgroundImage">;
  className?: string;
}) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 200 200"
      fill="none"
      stroke="currentColor"
      strokeWidth={of.backgroundImage === "dots" ? 14 : 6}
      strokeLinecap="round"
      className={`pointer-events-none mask-l-from-40% opacity-35 ${COLOURS[of.gradient]} ${className ?? ""}`}
    >
      <path d={DRAWINGS[of.backgroundImage]} />
    </svg>
  );
}
