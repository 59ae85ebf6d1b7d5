import type { Desk } from "./desk";
import { PREFIX } from "./records/keys";

/**
 * How long further writes of other tabs are gathered after one was read, in milliseconds. Each write is an
 * event of its own: an import in another tab is thousands of them, and reading all keys for each would stop
 * the page for minutes.
 */
const GATHERING_TIME = 100;

/**
 * Reads again what other tabs write, and what they wrote while the page lay in the browser's back-forward
 * cache. The first write is read at once, those that follow closely together. Gives what stops it.
 */
export function follow({ edges, reload }: Pick<Desk, "edges" | "reload">): () => void {
  let gathering = false;
  let missed = false;
  let stopped = false;

  function read() {
    if (stopped) return;
    if (gathering) {
      missed = true;
      return;
    }
    gathering = true;
    missed = false;
    reload();
    void edges.wait(GATHERING_TIME).then(() => {
      gathering = false;
      if (missed) read();
    });
  }
  function onStorage({ key }: { key?: string | null }) {
    // Without a key, the whole storage was emptied.
    if (!key || key.startsWith(PREFIX)) read();
  }

  edges.events.addEventListener("storage", onStorage);
  edges.events.addEventListener("pageshow", reload);
  return () => {
    stopped = true;
    edges.events.removeEventListener("storage", onStorage);
    edges.events.removeEventListener("pageshow", reload);
  };
}
