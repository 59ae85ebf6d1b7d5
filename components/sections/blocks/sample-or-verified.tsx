import { Icon } from "@/components/ui/icon";

interface SampleOrVerifiedProps {
  sample: boolean;
  /** True if the client has confirmed the entry. A sample is no client's, so it is never verified. */
  verified?: boolean;
}

/** One quiet mark of an entry: docs/behaviour.md#samples. */
export function SampleOrVerified({ sample, verified = false }: SampleOrVerifiedProps) {
  if (sample)
    return (
      <span className="rounded-full border border-line bg-card px-2 font-sans text-[0.8125rem] leading-normal font-normal tracking-normal whitespace-nowrap text-soft">
        Sample
      </span>
    );
  if (!verified) return undefined;
  return (
    <span className="inline-flex items-center gap-1 font-sans text-[0.8125rem] font-semibold tracking-normal text-moss">
      <Icon name="verified" />
      Verified
    </span>
  );
}
