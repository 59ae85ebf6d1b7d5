import clsx from "clsx";
import { formatWhole } from "@/lib/tools/formats";

/** An amount of a month; `fill` is the class of its bar. */
interface Amount {
  name: string;
  amount: number;
  fill: string;
}

interface AmountBarsProps {
  /** Names the table for screen readers. */
  caption: string;
  amounts: readonly Amount[];
  /** Name of the one that is the answer. */
  marked: string | undefined;
}

/** Amounts of a month on one scale: what it costs beside what it brings. The drawing stretches, its words do not. */
export function AmountBars({ caption, amounts, marked }: AmountBarsProps) {
  const most = Math.max(1, ...amounts.map(({ amount }) => amount));
  return (
    <table className="bars">
      <caption className="sr-only">{caption}</caption>
      <tbody>
        {amounts.map(({ name, amount, fill }) => (
          <tr key={name} className={clsx(name === marked && "font-semibold")}>
            <th scope="row">{name}</th>
            <td>{formatWhole(amount)}</td>
            <td>
              <svg
                aria-hidden="true"
                viewBox="0 0 100 1"
                preserveAspectRatio="none"
                className={name === marked ? "fill-amber" : fill}
              >
                <rect width={(100 * amount) / most} height="1" />
              </svg>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
