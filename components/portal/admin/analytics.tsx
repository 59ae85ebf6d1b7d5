import { allStatuses, optionLabel } from "@/lib/portal/rules/options";
import { formatPounds } from "@/lib/pounds";
import {
  averageSatisfaction,
  byService,
  byStatus,
  industryBreakdown,
  revenueSplit,
} from "@/lib/portal/rules/analytics";
import { usePortalState } from "../auth-provider";
import { STATUS_COLOURS } from "../requests/status-mark";
import { Stat } from "../section";
import { ShareChart } from "./share-chart";

const STATUS_FILLS = Object.fromEntries(
  allStatuses.map((status) => [optionLabel(status), `fill-(--status) ${STATUS_COLOURS[status]}`]),
);

/** Figures from the stored requests, next to the company's benchmarks: docs/behaviour.md#analytics. */
export default function Analytics() {
  const requests = usePortalState((state) => state.allRequests);
  const revenue = revenueSplit(requests);
  const total = revenue.reduce((sum, { amount }) => sum + amount, 0);
  const { value, of } = averageSatisfaction;
  return (
    <>
      <dl className="mb-10 grid gap-6 border-b border-line pb-5 sm:grid-cols-3">
        <Stat term="Requests" value={String(requests.length)} note="Stored in this browser" />
        <Stat term="Revenue" value={formatPounds(total)} note="Estimates of completed requests" />
        <Stat
          term="Average Satisfaction"
          value={`${value} of ${of}`}
          note="Company benchmark, not measured here"
        />
      </dl>
      <div className="grid gap-x-16 gap-y-12 lg:grid-cols-2">
        <ShareChart
          title="Requests by status"
          unit="Requests"
          shares={byStatus(requests)}
          fills={STATUS_FILLS}
        />
        <ShareChart title="Revenue split" unit="Revenue" shares={revenue} format={formatPounds} />
        <ShareChart title="Requests by service" unit="Requests" shares={byService(requests)} />
        <ShareChart title="Industry breakdown" unit="Requests" shares={industryBreakdown(requests)} />
      </div>
    </>
  );
}
