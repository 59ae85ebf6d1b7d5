import { lazy, Suspense, type ReactNode } from "react";
import clsx from "clsx";

/** The charts, fetched when the first one is shown. */
export const SharesChart = lazy(() => import("./charts").then((charts) => ({ default: charts.SharesChart })));
export const OverTimeChart = lazy(() =>
  import("./charts").then((charts) => ({ default: charts.OverTimeChart })),
);

/** Room for a chart, so that nothing moves when it comes. The table beside it says the same to those who do not see it. */
export function ChartBox({ tall = false, children }: { tall?: boolean; children: ReactNode }) {
  return (
    <div aria-hidden="true" className={clsx("mt-3 min-w-0", tall ? "h-112" : "h-60")}>
      <Suspense fallback={null}>{children}</Suspense>
    </div>
  );
}
