import { useCallback, useEffect, useRef, useState } from "react";
import type { LogResult } from "@/lib/tools/call-log/compose-log";
import type { LogSettings } from "@/lib/tools/call-log/log-settings";
import type { Answers } from "@/lib/tools/questions";
import { KEPT, type LogReply, type LogRequest, type LogSource, type OpenLog } from "./worker-protocol";

/** The log, and what a visitor does with it. */
export type LogReader = ReturnType<typeof useLog>;

const NO_ANSWERS: Answers = {};

/**
 * Reads logs in a worker, which starts with the first one. A log is stored only if its visitor asks for it: `keep`.
 *
 * @param sample the result of the sample, with the settings that the page opens with
 * @param isUsual true while the settings are those of `sample`
 */
export function useLog(sample: LogResult, sampleBefore: string, settings: LogSettings, isUsual: boolean) {
  const worker = useRef<Worker>(undefined);
  const number = useRef(0);
  const [log, setLog] = useState<OpenLog>({
    ...{ name: undefined, progress: undefined, facts: undefined },
    ...{ result: sample, answers: NO_ANSWERS, queue: undefined, kept: "none" },
  });

  const change = useCallback(
    (changes: Partial<OpenLog>) => setLog((before) => ({ ...before, ...changes })),
    [],
  );

  const ask = useCallback(
    (request: Omit<LogRequest, "number">) => {
      if (!worker.current) {
        worker.current = new Worker(new URL("./log.worker.ts", import.meta.url));
        worker.current.onmessage = ({ data }: MessageEvent<LogReply>) => {
          if (data.number === number.current) change(data.changes);
        };
      }
      number.current += 1;
      worker.current.postMessage({ number: number.current, ...request });
    },
    [change],
  );

  useEffect(() => () => worker.current?.terminate(), []);

  const { name, answers, queue } = log;
  const last = useRef(settings);
  useEffect(() => {
    const isFirst = worker.current === undefined;
    last.current = settings;
    if (isFirst && isUsual) return;
    ask({ answers, settings, queue, ...(isFirst && { source: { sampleBefore } }) });
  }, [settings, answers, queue, isUsual, ask, sampleBefore]);

  const open = useCallback(
    (source: LogSource, opened: string | undefined) => {
      const isKeptLog = "kept" in source;
      setLog((before) => ({
        ...before,
        ...{ name: opened, progress: 0, facts: undefined, answers: NO_ANSWERS, queue: undefined },
        kept: isKeptLog ? "this" : before.kept === "this" ? "other" : before.kept,
      }));
      ask({ source, answers: NO_ANSWERS, settings: last.current });
    },
    [ask],
  );

  useEffect(() => {
    if (!("caches" in window)) return;
    let isHere = true;
    void caches.has(KEPT).then((has) => has && isHere && open({ kept: true }, "the log kept here"));
    return () => {
      isHere = false;
    };
  }, [open]);

  return {
    ...log,
    open,
    choose: (chosen: string | undefined) => change({ queue: chosen }),
    answer: (id: string, value: string) => change({ answers: { ...answers, [id]: value } }),
    /** Keeps the log in this browser, or no longer. */
    keep(isWanted: boolean) {
      if (isWanted) {
        const request: LogRequest = { number: number.current, answers, settings, keepAs: name };
        worker.current?.postMessage(request);
      } else {
        change({ kept: "none" });
        void caches.delete(KEPT);
      }
    },
  };
}
