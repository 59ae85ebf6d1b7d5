import type { ReactNode } from "react";
import clsx from "clsx";
import { Icon, ICON_NAMES } from "@/components/ui/icon";

/** Size of the drawings, their margin at the sides, and the height of the line on which bars stand. */
const [WIDTH, HEIGHT, MARGIN, FLOOR] = [240, 150, 14, 122];

/** Height by width of the band that they are on: a map fills it to its edges. */
export const CREDIT_RATIO = HEIGHT / WIDTH;

/** What pictures of credits are on: maps on a band, charts on a card, and signs on paler grounds. */
const GROUNDS = {
  deep: "bg-deep text-on-deep",
  card: "border border-line bg-card text-ink",
  moss: "bg-moss-pale/60 text-ink",
  clyde: "bg-clyde-pale/40 text-ink",
} as const;

/** The ground of a picture of credits. */
export function CreditPicture({ on, children }: { on: keyof typeof GROUNDS; children: ReactNode }) {
  return (
    <div
      className={clsx(
        "grid aspect-[8/5] items-center overflow-hidden rounded-card print:border print:border-line",
        GROUNDS[on],
      )}
    >
      {children}
    </div>
  );
}

interface BarsProps {
  /** What the bars are, for screen readers. */
  label: string;
  counts: readonly number[];
  /** Below the bars, each at the middle of one. */
  marks: readonly { index: number; text: string }[];
  /** Above them. */
  title: string;
}

/** Counts as thin bars over a line. */
export function Bars({ label, counts, marks, title }: BarsProps) {
  const step = (WIDTH - 2 * MARGIN) / counts.length;
  const most = Math.max(...counts);
  const x = (index: number) => (MARGIN + (index + 0.5) * step).toFixed(1);
  const height = (count: number) => ((FLOOR - 40) * count) / most;
  return (
    <svg role="img" aria-label={label} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} className="w-full text-[12px]">
      <path
        d={counts
          .map((count, index) => (count > 0 ? `M${x(index)} ${FLOOR}v-${height(count).toFixed(1)}` : ""))
          .join("")}
        strokeWidth={Math.max(1.4, step * 0.7)}
        className="stroke-clyde forced-colors:stroke-[CanvasText]"
      />
      <path
        d={`M${MARGIN} ${FLOOR}H${WIDTH - MARGIN}`}
        className="stroke-soft forced-colors:stroke-[CanvasText]"
      />
      <g className="fill-ink forced-colors:fill-[CanvasText]">
        <text x={MARGIN} y="24">
          {title}
        </text>
        {marks.map(({ index, text }) => (
          <text key={index} x={x(index)} y={FLOOR + 18} textAnchor="middle">
            {text}
          </text>
        ))}
      </g>
    </svg>
  );
}

/** The face of the headings in its lightest and in its heaviest weight. */
export function TypeSpecimen() {
  return (
    <svg
      role="img"
      aria-label="Letters and figures in the face of the headings."
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      className="w-full fill-ink font-display forced-colors:fill-[CanvasText]"
    >
      <text x={MARGIN} y="82" fontSize="84" fontWeight="700" letterSpacing="-2">
        Rag
      </text>
      <text
        x="172"
        y="82"
        fontSize="84"
        fontWeight="400"
        className="fill-clyde forced-colors:fill-[CanvasText]"
      >
        £
      </text>
      <text x={MARGIN} y="130" fontSize="25" fontWeight="400" textLength={WIDTH - 2 * MARGIN}>
        0123456789 &amp;?
      </text>
    </svg>
  );
}

/** All icons that the site has. */
export function IconSpecimen() {
  return (
    <div
      role="img"
      aria-label={`${ICON_NAMES.length} icons.`}
      className="mx-auto flex h-full max-w-74 flex-wrap content-center items-center justify-center gap-x-5 gap-y-4 p-3 text-[1.75rem] leading-none print:gap-2 print:p-2 print:text-small"
    >
      {ICON_NAMES.map((name) => (
        <Icon key={name} name={name} />
      ))}
    </div>
  );
}
