import { formatPounds } from "@/lib/pounds";

/** A power of ten, short enough for the axis: "£10k". */
function formatDecade(pounds: number): string {
  return pounds < 1000 ? formatPounds(pounds) : `${formatPounds(pounds / 1000)}k`;
}

/** Size and margins, in units of the drawing. */
const BOX = { width: 420, left: 128, right: 14, top: 24, row: 38 };

interface WorthChartProps {
  /** What a new customer brings, in GBP. */
  worth: { from: number; to: number };
  plans: readonly { name: string; price: number }[];
  /** Says what the band and the dots are. */
  caption: string;
}

/**
 * What one new customer brings, as a band, across a month of each plan, as dots. The scale is logarithmic: a haircut and a
 * house are both on it. Hidden from screen readers: the range and the prices are text.
 */
export function WorthChart({ worth, plans, caption }: WorthChartProps) {
  const prices = plans.map(({ price }) => price);
  const first = Math.floor(Math.log10(Math.min(worth.from, ...prices)));
  const last = Math.ceil(Math.log10(Math.max(worth.to, ...prices)));
  const x = (pounds: number) =>
    Math.round(
      BOX.left + ((Math.log10(pounds) - first) / (last - first)) * (BOX.width - BOX.left - BOX.right),
    );
  const bottom = BOX.top + plans.length * BOX.row;
  const decades = Array.from({ length: last - first + 1 }, (_, index) => 10 ** (first + index));
  return (
    <figure className="max-w-[40rem]">
      <svg
        aria-hidden="true"
        viewBox={`0 0 ${BOX.width} ${bottom + 26}`}
        className="w-full text-[11px] max-sm:text-[15px] [&_text]:fill-current"
      >
        <rect
          x={x(worth.from)}
          y={BOX.top - 16}
          width={Math.max(x(worth.to) - x(worth.from), 4)}
          height={bottom - BOX.top + 16}
          className="fill-amber/35"
        />
        {/* Its ends, which are what the text says. */}
        <path
          d={[worth.from, worth.to].map((pounds) => `M${x(pounds)} ${BOX.top - 16}V${bottom}`).join("")}
          strokeWidth="3"
          className="stroke-amber"
        />
        {decades.map((pounds) => (
          <g key={pounds}>
            <path d={`M${x(pounds)} ${BOX.top - 16}V${bottom}`} className="stroke-line" />
            <text x={x(pounds)} y={bottom + 20} textAnchor={pounds === decades.at(-1) ? "end" : "middle"}>
              {formatDecade(pounds)}
            </text>
          </g>
        ))}
        {plans.map(({ name, price }, row) => {
          const y = BOX.top + row * BOX.row + 8;
          return (
            <g key={name}>
              <path d={`M${BOX.left} ${y}H${BOX.width - BOX.right}`} className="stroke-line" />
              <text x="0" y={y + 5} className="font-semibold">
                {name}
              </text>
              <circle cx={x(price)} cy={y} r="7" className="fill-clyde stroke-card" strokeWidth="2" />
              <text x={x(price) + 12} y={y - 5}>
                {formatPounds(price)}
              </text>
            </g>
          );
        })}
      </svg>
      <figcaption className="mt-1 text-small text-soft">{caption}</figcaption>
    </figure>
  );
}
