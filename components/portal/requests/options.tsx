import clsx from "clsx";
import type { Option } from "@/components/ui/select";
import { allStatuses, optionLabel, priorities, type Status } from "@/lib/portal";

/** Of a list to choose from. */
export const statusOptions = allStatuses.map((name): Option => [name, optionLabel(name)]);
export const priorityOptions = priorities.map((name): Option => [name, optionLabel(name)]);

/** Set the custom property `--status` to the colour of a status. */
export const STATUS_COLOURS: Record<Status, string> = {
  pending: "[--status:var(--color-amber)]",
  "in-progress": "[--status:var(--color-clyde)]",
  completed: "[--status:var(--color-moss)]",
  cancelled: "[--status:var(--color-soft)]",
};

/** A status with a coloured dot. */
export function StatusMark({ status }: { status: Status }) {
  return (
    <span className="inline-flex items-center gap-2 whitespace-nowrap">
      <span
        aria-hidden="true"
        className={clsx(
          "size-2.5 rounded-full bg-(--status) forced-color-adjust-none",
          STATUS_COLOURS[status],
        )}
      />
      {optionLabel(status)}
    </span>
  );
}
