import { formatPounds } from "@/lib/pounds";

/** Size and places, in units of the drawing. */
const BOX = { width: 400, height: 292, ground: 246, coin: 14, pile: 84 };
/** Pounds of a coin. */
const COIN = 100;
/** The colours of the plans on the coverage clock. */
const COLOURS = ["fill-clyde-mid", "fill-clyde", "fill-moss"];

interface PriceStacksProps {
  plans: readonly { name: string; price: number }[];
}

/** A month of each plan as a stack of coins, to scale. */
export function PriceStacks({ plans }: PriceStacksProps) {
  const step = BOX.width / plans.length;
  const inWords = plans.map(({ name, price }) => `${name} ${formatPounds(price)}`).join(", ");
  return (
    <svg
      role="img"
      aria-label={`A month of each plan as a stack of coins, to scale: ${inWords}.`}
      viewBox={`0 0 ${BOX.width} ${BOX.height}`}
      className="h-auto w-full max-md:hidden font-display text-[17px] font-semibold"
      textAnchor="middle"
    >
      <rect width={BOX.width} height={BOX.height} rx="14" className="fill-moss-pale/40" />
      {plans.map(({ name, price }, index) => (
        <g key={name} transform={`translate(${Math.round((index + 0.5) * step)} 0)`}>
          <Stack price={price} colour={COLOURS[index % COLOURS.length]!} />
          <text y={BOX.ground + 26} className="fill-ink">
            {name}
          </text>
        </g>
      ))}
      <path
        d={`M20 ${BOX.ground}H${BOX.width - 20}`}
        strokeWidth="3"
        strokeLinecap="round"
        className="stroke-ink"
      />
    </svg>
  );
}

/** Coins from the ground up, the last one as thin as what is left, and the price above them. */
function Stack({ price, colour }: { price: number; colour: string }) {
  const count = Math.ceil(price / COIN);
  const height = (price / COIN) * BOX.coin;
  return (
    <>
      {Array.from({ length: count }, (_, index) => {
        const part = Math.min(1, price / COIN - index);
        return (
          <rect
            key={index}
            // Coins are not laid exactly on each other.
            x={-BOX.pile / 2 + ((index * 7) % 5) - 2}
            y={BOX.ground - (index + part) * BOX.coin}
            width={BOX.pile}
            height={part * BOX.coin}
            rx="6"
            strokeWidth="2"
            className={`stroke-ink ${colour}`}
          />
        );
      })}
      <text y={Math.round(BOX.ground - height - 10)} className="fill-ink">
        {formatPounds(price)}
      </text>
    </>
  );
}
