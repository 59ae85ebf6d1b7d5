import { lazy, Suspense, type ReactNode } from "react";
import clsx from "clsx";

/**
 * Both charts are loaded when the first one is shown, and so for administrators only.
 *
 * @see docs/decisions/0021-charts-in-the-browser-only.md
 */
export const SharesChart = lazy(() => import("./charts").then((charts) => ({ default: charts.SharesChart })));
export const OverTimeChart = lazy(() =>
  import("./charts").then((charts) => ({ default: charts.OverTimeChart })),
);

/**
 * Reserves space for a chart, so that nothing shifts when it loads. Hidden from screen readers, because a
 * table next to it has the same figures.
 */
export function ChartBox({ tall = false, children }: { tall?: boolean; children: ReactNode }) {
  return (
    <div aria-hidden="true" className={clsx("mt-3 min-w-0", tall ? "h-112" : "h-60")}>
      <Suspense fallback={null}>{children}</Suspense>
    </div>
  );
}
