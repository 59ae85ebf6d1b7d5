import { formatPercent, type EngagedCurve } from "@/lib/tools/missed-calls";
import { formatNumber } from "@/lib/tools/numbers";
import { LineChart } from "../line-chart";

/** The end of the upright axis where hardly anybody meets an engaged line. */
const LOW = 0.04;

interface EngagedChartProps {
  curves: readonly EngagedCurve[];
  /** Calls of the hour: the upright line. */
  calls: number;
}

/** Callers who meet an engaged line, by calls in the hour and by people. */
export function EngagedChart({ curves, calls }: EngagedChartProps) {
  const highest = Math.max(...curves.flatMap(({ points }) => points.map(([, share]) => share)));
  return (
    <div className="engaged-chart">
      <LineChart
        title={`Engaged at ${formatNumber(calls)} calls an hour`}
        lines={curves.map(({ people, points }) => ({
          name: people === 1 ? "one person" : `${formatNumber(people)} people`,
          points,
          value: points[points.length >> 1]![1],
        }))}
        // Ends that divide well by four.
        ends={[2 * calls, highest > LOW ? Math.ceil(highest * 5) / 5 : LOW]}
        formats={[formatNumber, formatPercent]}
        unit="calls in the hour"
        at={calls}
      />
    </div>
  );
}
