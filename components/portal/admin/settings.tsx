import { usePortalState } from "../auth-provider";
import StorageUse from "../local-data/storage-use";
import { BackupExport } from "./backup-export";
import EraseAll from "./erase-all";
import Imports from "./imports";
import UnreadableValues from "./unreadable-values";

/** Fixed: docs/behaviour.md#analytics. */
const RESPONSE_TARGET = "Under 15 minutes";

/** The company's service levels, and backup, restore and erase. */
export default function Settings({ coverage }: { coverage: string }) {
  const hasUnreadable = usePortalState((state) => state.quarantined.length > 0);
  return (
    <div className="grid items-start gap-x-16 gap-y-10 lg:grid-cols-2">
      <dl className="grid gap-x-16 lg:col-span-2 lg:grid-cols-2">
        <div className="grid gap-x-6 border-t border-line py-3 sm:grid-cols-[14rem_1fr]">
          <dt className="font-semibold">Call centre hours</dt>
          <dd>{coverage}</dd>
        </div>
        <div className="grid gap-x-6 border-t border-line py-3 sm:grid-cols-[14rem_1fr]">
          <dt className="font-semibold">Response time target</dt>
          <dd>{RESPONSE_TARGET}</dd>
        </div>
      </dl>
      <StorageUse />
      <BackupExport />
      <Imports />
      {hasUnreadable && <UnreadableValues />}
      <EraseAll />
    </div>
  );
}
