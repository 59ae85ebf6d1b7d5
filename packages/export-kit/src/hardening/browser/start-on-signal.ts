import { HELD_TYPE } from "../flight-block";
import { HYDRATED } from "../signals";
import { holdInteractions } from "./hold-interactions";
import { pushFlight } from "./push-flight";

/** Events by which a person shows up. Whatever a script does on these pages, one of them comes before. */
const SIGNALS = [
  "pointermove",
  "pointerdown",
  "touchstart",
  "wheel",
  "scroll",
  "keydown",
  "focusin",
  "input",
];

/** What does nothing until React has taken the page over. */
const BUTTONS = "button:not([popovertarget])";

/** Longest that an interaction is held back, in milliseconds: then it is left to the browser. */
const PATIENCE = 5000;

const heldScripts = () => document.querySelectorAll<HTMLScriptElement>(`script[type="${HELD_TYPE}"]`);

/**
 * Lets a page be read before its scripts cost anything: they are started by the first sign of somebody
 * there, and what is done until they answer is kept for them.
 *
 * @param needsScript selector of what else does nothing, or something lesser, until then
 */
export function startOnSignal(needsScript: string): void {
  const interactions = holdInteractions(needsScript ? `${BUTTONS}, ${needsScript}` : BUTTONS);
  document.addEventListener(HYDRATED, () => setTimeout(interactions.release), { once: true });
  const start = () => {
    for (const signal of SIGNALS) removeEventListener(signal, start, true);
    pushFlight();
    runHeldScripts();
    setTimeout(interactions.release, PATIENCE);
  };
  if (hasState()) return start();
  for (const signal of SIGNALS) addEventListener(signal, start, { capture: true, passive: true });
  if (document.readyState === "complete") fetchWhenIdle();
  else addEventListener("load", fetchWhenIdle, { once: true });
}

/** Whether the page looks different with its scripts from the first moment on: a filter in the address, a draft. */
function hasState(): boolean {
  try {
    return location.search !== "" || sessionStorage.length > 0;
  } catch {
    // Storage is refused: then there is no draft either.
    return false;
  }
}

function runHeldScripts(): void {
  for (const held of heldScripts()) {
    const script = document.createElement("script");
    for (const { name, value } of held.attributes) if (name !== "type") script.setAttribute(name, value);
    // Set by the browser on scripts that are made by scripts; those of the page keep their order.
    script.async = held.hasAttribute("async");
    held.replaceWith(script);
  }
}

/** Fetches the scripts once nothing else is going on, so that they start at once; not where data are dear. */
function fetchWhenIdle(): void {
  if ((navigator as { connection?: { saveData?: boolean } }).connection?.saveData) return;
  const whenIdle = window.requestIdleCallback ?? setTimeout;
  whenIdle(() => {
    for (const { src } of heldScripts()) {
      const link = document.createElement("link");
      Object.assign(link, { rel: "prefetch", as: "script", href: src });
      document.head.append(link);
    }
  });
}
