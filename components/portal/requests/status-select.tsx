import { flushSync } from "react-dom";
import clsx from "clsx";
import { Select } from "@/components/ui/select";
import { useToast } from "@/components/ui/toasts";
import { statuses, type Status } from "@/lib/portal";
import { useAuth } from "../auth-provider";
import type { ListedRequest } from "./listed-request";

interface StatusSelectProps {
  request: ListedRequest;
  /** Takes the focus when the request is no longer in the list. */
  focusList?: () => void;
}

const borders: Record<Status, string> = {
  pending: "border-l-amber",
  "in-progress": "border-l-clyde",
  completed: "border-l-moss",
};

/** Sets the status of a request, from any to any; it is stored at once. */
export function StatusSelect({ request, focusList }: StatusSelectProps) {
  const { setStatus } = useAuth();
  const toast = useToast();
  const { id, service, status, customer } = request;

  function choose(select: HTMLSelectElement) {
    const next = statuses.find((name) => name === select.value);
    if (!next) return;
    // The list is drawn anew at once, so that it is known whether a filter has taken the row away.
    const outcome = flushSync(() => setStatus(id, next));
    if (!select.isConnected) focusList?.();
    toast(outcome.status === "stored" ? `${service} is now ${next}.` : outcome.message);
  }

  return (
    <Select
      aria-label={`Status of ${service} for ${customer ?? "nobody"}`}
      value={status}
      onChange={({ target }) => choose(target)}
      options={statuses}
      small
      className={clsx("border-l-8", borders[status])}
    />
  );
}
