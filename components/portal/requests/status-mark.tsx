import clsx from "clsx";
import { optionLabel, type Status } from "@/lib/portal/rules/options";

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
