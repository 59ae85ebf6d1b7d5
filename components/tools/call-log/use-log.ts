import { useCallback, useEffect, useRef, useState } from "react";
import type { LogResult } from "@/lib/tools/call-log/compose-log";
import type { Answers } from "@/lib/tools/call-log/log";
import type { LogSettings } from "@/lib/tools/call-log/log-settings";
import { KEPT, type LogFacts, type LogReply, type LogRequest, type LogSource } from "./messages";

/** A log that is read, or was. */
export interface OpenLog {
  /** "oct.csv", "pasted rows"; undefined for the sample. */
  name: string | undefined;
  /** Share that is read, while it is. */
  progress: number | undefined;
  facts: LogFacts | undefined;
  result: LogResult;
  answers: Answers;
  /** The queue whose calls count; all if undefined. */
  queue: string | undefined;
  /** Which log is kept in this browser; undefined if keeping this one has failed. */
  kept: "this" | "other" | "none" | undefined;
}

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

  const ask = useCallback((request: Omit<LogRequest, "number">) => {
    if (!worker.current) {
      worker.current = new Worker(new URL("./log.worker.ts", import.meta.url));
      worker.current.onmessage = ({ data }: MessageEvent<LogReply>) => {
        if (data.number !== number.current) return;
        if ("isKept" in data) setLog((last) => ({ ...last, kept: data.isKept ? "this" : undefined }));
        else if ("progress" in data) setLog((last) => ({ ...last, progress: data.progress }));
        else if ("kept" in data) setLog((last) => ({ ...last, ...data.kept }));
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

  function choose(chosen: string | undefined) {
    setLog((before) => ({ ...before, queue: chosen }));
  }

  /** Keeps the log in this browser, or no longer. */
  function keep(isWanted: boolean) {
    if (isWanted) {
      const request: LogRequest = { number: number.current, answers, settings, keepAs: name };
      worker.current?.postMessage(request);
    } else {
      setLog((before) => ({ ...before, kept: "none" }));
      void caches.delete(KEPT);
    }
  }

  function answer(id: string, value: string) {
    setLog((before) => ({ ...before, answers: { ...before.answers, [id]: value } }));
  }

  return { log, open, answer, choose, keep };
}
