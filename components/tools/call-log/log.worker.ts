/** Reads and adds up a log beside the page, which stays responsive. It keeps the log until another one is opened. */
import { composeLog } from "@/lib/tools/call-log/compose-log";
import type { Log } from "@/lib/tools/call-log/log";
import { emptyLog, readLogInSteps } from "@/lib/tools/call-log/read-log";
import { sampleLog } from "@/lib/tools/call-log/sample-log";
import { openTextFile } from "@/lib/tools/text-file";
import { KEPT, type KeptLog, type LogReply, type LogRequest, type LogSource } from "./worker-protocol";

const worker = globalThis as unknown as {
  onmessage: (event: MessageEvent<LogRequest>) => void;
  postMessage: (reply: LogReply) => void;
};

/** A larger file would fill the memory of a telephone. */
const MOST_BYTES = 200_000_000;

let latest = 0;
/** Opening the latest source: a request without one waits for it. */
let opening: Promise<void> = Promise.resolve();
let text: string | undefined;
let problem: string | undefined;
let log: Log | undefined;
/** What `log` was read with. */
let readWith = "";

worker.onmessage = ({ data }) => void handle(data);

async function handle({ number, source, answers, settings, queue, keepAs }: LogRequest): Promise<void> {
  if (keepAs !== undefined) {
    await opening;
    const isKept = await keep({ name: keepAs, text: text ?? "", answers });
    reply(number, { kept: isKept ? "this" : undefined });
    return;
  }
  latest = number;
  if (source) {
    [text, problem, log] = [undefined, undefined, undefined];
    opening = "kept" in source ? openKept(number) : open(source);
  }
  await opening;
  if (number !== latest) return;
  const key = JSON.stringify([settings.zone, answers]);
  if (text !== undefined && (!log || readWith !== key)) {
    const read = await readInSteps(text, number, { zone: settings.zone, answers });
    if (!read) return;
    [log, readWith] = [read, key];
  }
  if (number !== latest) return;
  const { calls, ...facts } = log ?? emptyLog(problem);
  const counted = queue === undefined ? calls : calls.filter((call) => call.queue === queue);
  reply(number, {
    ...{ progress: undefined, facts },
    ...(counted.length > 0 && { result: composeLog(counted, settings) }),
  });
}

function reply(number: number, changes: LogReply["changes"]): void {
  worker.postMessage({ number, changes });
}

/** The one key in the cache `KEPT`. */
const KEPT_AT = "/kept";

/** False if the browser does not let us, or has no room. */
async function keep(kept: KeptLog): Promise<boolean> {
  try {
    await (await caches.open(KEPT)).put(KEPT_AT, new Response(JSON.stringify(kept)));
    return true;
  } catch {
    return false;
  }
}

/** Tells the page which log it is; it asks for it again with its answers. */
async function openKept(number: number): Promise<void> {
  try {
    const kept = (await (await (await caches.open(KEPT)).match(KEPT_AT))!.json()) as KeptLog;
    ({ text } = kept);
    reply(number, { name: kept.name, answers: kept.answers });
  } catch {
    problem = "The log that was kept in this browser could not be read.";
  }
}

async function open(source: Exclude<LogSource, { kept: true }>): Promise<void> {
  if ("text" in source) text = source.text;
  else if ("sampleBefore" in source) text = sampleLog(source.sampleBefore);
  else {
    const opened = await openTextFile(
      source.file,
      MOST_BYTES,
      "This file is too large. Export fewer months.",
    );
    if ("text" in opened) ({ text } = opened);
    else ({ problem } = opened);
  }
}

/** Reads step by step, so that a later request is heard; undefined if there is one. */
async function readInSteps(
  source: string,
  number: number,
  options: Parameters<typeof readLogInSteps>[1],
): Promise<Log | undefined> {
  const steps = readLogInSteps(source, options);
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
    reply(number, { progress: step.value });
    await new Promise((resolve) => setTimeout(resolve));
    if (number !== latest) return undefined;
  }
}
