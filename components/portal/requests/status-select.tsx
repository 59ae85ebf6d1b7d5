import { flushSync } from "react-dom";
import clsx from "clsx";
import { Select } from "@/components/ui/select";
import { useToast } from "@/components/ui/toasts";
import { statuses, type Status } from "@/lib/portal";
import { useAuth } from "../auth-provider";
import type { ListedRequest } from "./listed-request";

interface StatusSelectProps {
  request: ListedRequest;
  /** Focuses the list when the request disappears from it. */
  focusList?: () => void;
}

/** The same colours as in `status-mark.tsx`. */
const borders: Record<Status, string> = {
  pending: "border-l-amber",
  "in-progress": "border-l-clyde",
  completed: "border-l-moss",
};

/** Sets the status of a request, and stores it at once. */
export function StatusSelect({ request, focusList }: StatusSelectProps) {
  const { setStatus } = useAuth();
  const toast = useToast();
  const { id, service, status, customer } = request;

  function choose(select: HTMLSelectElement) {
    const next = statuses.find((name) => name === select.value);
    if (!next) return;
    // Renders synchronously, to find out whether a filter now hides the row.
    const outcome = flushSync(() => setStatus(id, next));
    if (!select.isConnected) focusList?.();
    toast(outcome.status === "stored" ? `${service} is now ${next}.` : outcome.message);
  }

  return (
    <Select
      aria-label={`Status of ${service} for ${customer ?? "an unknown customer"}`}
      value={status}
      onChange={({ target }) => choose(target)}
      options={statuses}
      small
      className={clsx("border-l-8", borders[status])}
    />
  );
}
