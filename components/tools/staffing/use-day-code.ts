import { useCallback, useEffect, useState } from "react";
import { dayField } from "@/lib/tools/staffing";
import type * as Day from "./day";

/** What reads and draws a day. */
export type DayCode = typeof Day;

/** Loads it with the first day: most visitors have none. */
export function useDayCode(): [code: DayCode | undefined, load: () => Promise<DayCode>] {
  const [code, setCode] = useState<DayCode>();
  const load = useCallback(
    () =>
      import("./day").then((loaded) => {
        setCode(loaded);
        return loaded;
      }),
    [],
  );
  useEffect(() => {
    if (new URLSearchParams(window.location.search).has(dayField().name)) void load();
  }, [load]);
  return [code, load];
}
