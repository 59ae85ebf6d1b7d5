import { useState } from "react";
import { fetchJson } from "@/components/ui/fetch-json";
import { useToast } from "@/components/ui/toasts";
import { isDemoAccount } from "@/lib/portal/rules/accounts";
import type { SampleTexts } from "@/lib/portal/samples/generate-samples";
import { routes } from "@/lib/routes";
import { useAuth, usePortalState } from "../auth-provider";
import { Button, TextButton } from "../buttons";
import { focusMain } from "../focus";
import { counted } from "../format";
import { useSayOutcome } from "../use-say-outcome";

/** Offered only while so few requests are shown that the screen looks empty. */
const FEW = 3;

/** Fetched with the first press. */
const code = () => import("@/lib/portal/actions/load-samples");

/** Offers sample data to demo accounts: docs/behaviour.md#sample-data. With the page, so that the list below stays put. */
export function SampleData() {
  const { demoAccounts } = useAuth();
  const isDemo = usePortalState(({ user }) => user !== null && isDemoAccount(demoAccounts, user.email));
  return isDemo ? <Offer /> : null;
}

/** Loads a year of sample data with one press, and removes it with one press, or two if work would go with it. */
function Offer() {
  const { run } = useAuth();
  const work = usePortalState((state) => state.sampleWork);
  const [asked, setAsked] = useState(false);
  const toast = useToast();
  const say = useSayOutcome();
  const [busy, setBusy] = useState(false);
  const samples = usePortalState((state) => state.samples);
  const shown = usePortalState(({ allRequests, ownRequests }) =>
    Math.max(allRequests.length, ownRequests.length),
  );
  async function load() {
    setBusy(true);
    try {
      const { loadSamples } = await code();
      const texts = await fetchJson<SampleTexts>(routes.index("portal-samples"));
      if (say(run(loadSamples, texts), "Sample data loaded.")) focusMain();
    } catch {
      toast("The sample data could not be fetched. Nothing was loaded.");
    }
    setBusy(false);
  }

  async function remove() {
    if (work > 0 && !asked) return setAsked(true);
    setAsked(false);
    try {
      const { removeSamples } = await code();
      if (say(run(removeSamples), "Sample data removed.")) focusMain();
    } catch {
      toast("The code for this could not be fetched. Nothing was removed.");
    }
  }

  const asksAgain = asked && work > 0;
  if (samples > 0)
    return (
      // One plain line, because it stays: at 1440 by 900 px, 20 requests are visible below it.
      <p className="my-1 max-w-none text-small text-soft print:hidden">
        This browser has {counted(samples, "sample request")}. Their texts begin with “Sample”.{" "}
        {asksAgain && (
          <strong role="alert" className="font-semibold text-ink">
            {work === 1 ? "A comment or change" : `${work} comments and changes`} of people on samples would
            go with them.{" "}
          </strong>
        )}
        <TextButton className="text-ink" onClick={remove}>
          {asksAgain ? "Remove all of it" : "Remove sample data"}
        </TextButton>{" "}
        {asksAgain && (
          <TextButton className="text-ink" onClick={() => setAsked(false)}>
            Keep it
          </TextButton>
        )}
      </p>
    );
  if (shown > FEW) return null;
  return (
    <div className="my-4 flex flex-wrap items-center justify-between gap-3 border-y border-line py-3">
      <p className="max-w-text text-small">
        Look around with a year of sample data: 40 customers and 300 requests, marked as samples. One press
        removes them again.
      </p>
      <Button disabled={busy} onClick={load}>
        {busy ? "Loading..." : "Load sample data"}
      </Button>
    </div>
  );
}
