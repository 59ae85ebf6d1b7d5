import clsx from "clsx";
import { optionLabel, type Status } from "@/lib/portal";

/** The same colours as in `status-select.tsx` and in `components/portal/admin/analytics.tsx`. */
const colours: Record<Status, string> = {
  pending: "bg-amber",
  "in-progress": "bg-clyde",
  completed: "bg-moss",
  cancelled: "bg-soft",
};

/** A status with a coloured dot. */
export function StatusMark({ status }: { status: Status }) {
  return (
    <span className="inline-flex items-center gap-2 whitespace-nowrap">
      <span
        aria-hidden="true"
        className={clsx("size-2.5 rounded-full forced-color-adjust-none", colours[status])}
      />
      {optionLabel(status)}
    </span>
  );
}
