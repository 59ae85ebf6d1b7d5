import { CAPACITY, CRAMPED, percentFull } from "@/lib/portal";
import { usePortalState } from "../auth-provider";
import { FoldedNote } from "../requests/request-history";
import { KeepData } from "./keep-data";

const millions = (characters: number) => (characters / 1e6).toFixed(1);

/** How full the browser's storage is, and whether the browser may empty it. */
export default function StorageUse() {
  const used = usePortalState((state) => state.used);
  return (
    <section className="border-t border-line pt-3">
      <h2 id="storage-use" className="text-h3">
        Storage
      </h2>
      <meter
        aria-labelledby="storage-use"
        className="mt-3 h-3 w-full"
        value={used}
        max={CAPACITY}
        high={CAPACITY * CRAMPED}
        optimum={0}
      />
      <p className="mt-1 text-soft tabular-nums">
        About {percentFull(used)} full: {millions(used)} of {millions(CAPACITY)} million characters.
      </p>
      <FoldedNote />
      <KeepData />
    </section>
  );
}
