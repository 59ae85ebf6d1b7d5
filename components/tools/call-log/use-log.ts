import { useCallback, useEffect, useRef, useState } from "react";
import type { LogResult, LogSettings } from "@/lib/tools/call-log/compose-log";
import type { Answers } from "@/lib/tools/call-log/log";
import type { LogFacts, LogReply, LogSource } from "./messages";

/** A log that is read, or was. */
export interface OpenLog {
  /** "oct.csv", "pasted rows"; undefined for the sample. */
  name: string | undefined;
  /** Share that is read, while it is. */
  progress: number | undefined;
  facts: LogFacts | undefined;
  result: LogResult;
  answers: Answers;
}

const NO_ANSWERS: Answers = {};

/**
 * Reads logs in a worker, which starts with the first one. Nothing is stored.
 *
 * @param sample the result of the sample, with the settings that the page opens with
 * @param isUsual true while the settings are those of `sample`
 */
export function useLog(sample: LogResult, sampleBefore: string, settings: LogSettings, isUsual: boolean) {
  const worker = useRef<Worker>(undefined);
  const number = useRef(0);
  const [log, setLog] = useState<OpenLog>({
    ...{ name: undefined, progress: undefined, facts: undefined },
    ...{ result: sample, answers: NO_ANSWERS },
  });

  const ask = useCallback((request: { source?: LogSource; answers: Answers; settings: LogSettings }) => {
    if (!worker.current) {
      worker.current = new Worker(new URL("./log.worker.ts", import.meta.url));
      worker.current.onmessage = ({ data }: MessageEvent<LogReply>) => {
        if (data.number !== number.current) return;
        if ("progress" in data) setLog((last) => ({ ...last, progress: data.progress }));
        else
          setLog((last) => ({
            ...last,
            progress: undefined,
            facts: data.facts,
            result: data.result ?? last.result,
          }));
      };
    }
    number.current += 1;
    worker.current.postMessage({ number: number.current, ...request });
  }, []);

  useEffect(() => () => worker.current?.terminate(), []);

  const last = useRef({ settings, answers: log.answers });
  useEffect(() => {
    const isFirst = worker.current === undefined;
    last.current = { settings, answers: log.answers };
    if (isFirst && isUsual) return;
    ask({ answers: log.answers, settings, ...(isFirst && { source: { sampleBefore } }) });
  }, [settings, log.answers, isUsual, ask, sampleBefore]);

  function open(source: LogSource, name: string | undefined) {
    setLog((before) => ({ ...before, name, progress: 0, facts: undefined, answers: NO_ANSWERS }));
    ask({ source, answers: NO_ANSWERS, settings: last.current.settings });
  }

  function answer(id: string, value: string) {
    setLog((before) => ({ ...before, answers: { ...before.answers, [id]: value } }));
  }

  return { log, open, answer };
}
