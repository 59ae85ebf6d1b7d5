import { Icon } from "@/components/ui/icon";

/** Of an entry that the client has confirmed. A sample never has it: docs/behaviour.md#samples. */
export function VerifiedMark() {
  return (
    <span className="inline-flex items-center gap-1 font-sans text-[0.8125rem] font-semibold tracking-normal text-moss">
      <Icon name="verified" />
      Verified
    </span>
  );
}
