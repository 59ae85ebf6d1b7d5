import { createContext, useContext, useState, type ReactNode } from "react";
import type { BulkChange } from "@/lib/portal";

type LastChange = [BulkChange | undefined, (change: BulkChange | undefined) => void];

const LastChangeContext = createContext<LastChange | undefined>(undefined);

/** Remembers the last bulk change while other tabs of the dashboard are shown, so that it can still be undone. */
export function LastBulkChange({ children }: { children: ReactNode }) {
  return <LastChangeContext value={useState<BulkChange>()}>{children}</LastChangeContext>;
}

/**
 * The last bulk change that can be undone, and a function that replaces it.
 *
 * @throws Error outside `LastBulkChange`
 */
export function useLastBulkChange(): LastChange {
  const last = useContext(LastChangeContext);
  if (!last) throw new Error("useLastBulkChange must be used inside LastBulkChange");
  return last;
}
