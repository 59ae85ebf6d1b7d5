import { useEffect, useRef, useState } from "react";
import { CAPACITY, CRAMPED, percentFull } from "@/lib/portal/storage/capacity";
import { usePortalState } from "../auth-provider";
import { Button } from "../buttons";
import { FoldedNote } from "../requests/request-history";
import { Section } from "../section";

const millions = (characters: number) => (characters / 1e6).toFixed(1);

/** How full the browser's storage is, and whether the browser may empty it. */
export function StorageUse() {
  const used = usePortalState((state) => state.used);
  return (
    <Section heading="Storage">
      <meter
        aria-label="Storage"
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
    </Section>
  );
}

/** Whether the browser keeps the data until asked to remove them; null where browsers cannot be asked. */
type Kept = boolean | null;

/** “Full Third-Party Cookie Blocking and More”. */
const SAFARI_RULE = "https://webkit.org/blog/10218/full-third-party-cookie-blocking-and-more/";

async function ask(question: "persisted" | "persist"): Promise<Kept> {
  try {
    // Missing on plain http and in old browsers.
    const storage = navigator.storage as StorageManager | undefined;
    return (await storage?.[question]?.()) ?? null;
  } catch {
    return null;
  }
}

/**
 * Asks the browser to keep the data, and shows its answer. On a press of a button: Firefox asks its user.
 *
 * @see docs/behaviour.md#stored-records
 */
function KeepData() {
  const [kept, setKept] = useState<Kept>();
  const [asked, setAsked] = useState(false);
  const refused = asked && kept === false;
  const answerRef = useRef<HTMLParagraphElement>(null);

  useEffect(() => void ask("persisted").then(setKept), []);

  async function request() {
    setKept(await ask("persist"));
    setAsked(true);
    // The button goes when the browser agrees.
    answerRef.current?.focus();
  }

  return (
    // As high as the question, so that nothing below moves when the browser answers.
    <div className="mt-3 flex min-h-72 flex-col text-small sm:min-h-56">
      <p className="text-soft">
        Safari removes what a website has stored after seven days of using Safari without a visit to the
        website (
        <a className="underline" href={SAFARI_RULE}>
          WebKit, 24 March 2020
        </a>
        ). A website that you have added to the home screen counts its own days, and each day you use it
        begins the count again. A backup is safe in any case.
      </p>
      <p role="status" className="mt-2" ref={answerRef} tabIndex={-1}>
        {kept === true && "This browser has agreed to keep these data until you remove them."}
        {refused && "The browser did not agree. It decides by itself, for instance by how often you visit."}
      </p>
      {kept === false && (
        <>
          {!refused && <p>This browser may remove these data by itself when the disk is nearly full.</p>}
          <Button className="mt-2" onClick={request}>
            Ask the browser to keep them
          </Button>
        </>
      )}
    </div>
  );
}
