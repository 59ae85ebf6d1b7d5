import clsx from "clsx";
import { Icon } from "@/components/ui/icon";

interface MarkProps {
  sample: boolean;
  verified?: boolean;
  /** In a line of small text: without an outline. */
  inline?: boolean;
}

/**
 * One mark of an entry: docs/behaviour.md#samples. That of an invented entry is neutral and also says what the entry will be
 * once it is a client's.
 */
export function EntryMark({ sample, verified = false, inline = false }: MarkProps) {
  if (sample)
    return (
      <span
        className={clsx(
          !inline &&
            "text-soft rounded-full border border-line bg-card px-2 font-sans text-[0.8125rem] leading-normal font-semibold tracking-normal whitespace-nowrap",
        )}
      >
        {verified ? "Verified (sample)" : "Sample"}
      </span>
    );
  if (!verified) return undefined;
  return (
    <span className="inline-flex items-center gap-1 text-[0.8125rem] font-semibold text-moss">
      <Icon name="verified" />
      Verified
    </span>
  );
}

/** Says once on a page what the mark of samples means. */
export function SampleNote({ text }: { text: string | undefined }) {
  return text === undefined ? undefined : <p className="mb-6 text-small text-soft">{text}</p>;
}
