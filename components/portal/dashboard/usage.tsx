import { useMemo, useState, type SubmitEvent } from "react";
import { Alert } from "@/components/ui/alert";
import { FormField } from "@/components/ui/form-field";
import { Select } from "@/components/ui/select";
import { saveUsage, undoUsage } from "@/lib/portal/actions/save-usage";
import { resolveData } from "@/lib/portal/derived-state";
import { valuesOf } from "@/lib/portal/records/schema";
import { daysIn, forecastOf, latestUsage, type Usage as Stored } from "@/lib/portal/rules/monthly-usage";
import { formatPounds } from "@/lib/pounds";
import { useAuth, usePortalState } from "../auth-provider";
import { Button } from "../buttons";
import { dayOf } from "../table/date-range";
import { useSayOutcome } from "../use-say-outcome";

/** What the page knows of the plans, from `content/plans.yaml`. */
export interface UsagePlans {
  /** With the contacts in the price. */
  plans: readonly { name: string; calls: number | undefined }[];
  /** In GBP, for each contact beyond the plan. */
  overflowPrice: number;
  /** What counts: "calls, chats and messages". */
  counted: string;
  /** The time zone in which the calls of a log are counted whose times are in UTC. */
  zone: string;
}

const monthName = new Intl.DateTimeFormat("en-GB", { month: "long", year: "numeric", timeZone: "UTC" });
const nameOf = (month: string) => monthName.format(new Date(`${month}-15`));
const count = (value: number) => value.toLocaleString("en-GB");

/** The month's contacts against the plan, with a forecast: docs/behaviour.md#usage. */
export default function Usage(known: UsagePlans) {
  const user = usePortalState((state) => state.user);
  const records = usePortalState((state) => state.records);
  const usage = useMemo(() => {
    const { accounts } = resolveData(records);
    return latestUsage(valuesOf(records, "event"), (subject) => accounts.accountOf(subject) === user?.id);
  }, [records, user]);
  return (
    <div className="max-w-text">
      {usage ? <Month usage={usage} {...known} /> : <p className="text-soft">Nothing is counted yet.</p>}
      <Entry key={usage?.id} usage={usage} {...known} />
    </div>
  );
}

function Month({ usage, plans, overflowPrice }: UsagePlans & { usage: Stored }) {
  const { contacts, month, until, plan, source } = usage;
  const included = plans.find(({ name }) => name === plan)?.calls;
  const forecast = forecastOf(usage);
  const most = Math.max(forecast, included ?? 0, 1);
  const beyond = included === undefined ? 0 : Math.max(0, forecast - included);
  const rest = daysIn(month) - until;
  return (
    <section aria-label={`Usage in ${nameOf(month)}`}>
      <p className="font-display text-h3 font-semibold tabular-nums">
        {included === undefined ? count(contacts) : `${count(contacts)} of ${count(included)}`} contacts in{" "}
        {nameOf(month)}
      </p>
      {/* Counted, forecast, and the plan's contacts as a line across. */}
      <svg viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true" className="my-2 h-3 w-full">
        <rect width="100" height="6" className="fill-line" />
        <rect width={(forecast / most) * 100} height="6" className="fill-clyde-pale" />
        <rect width={(contacts / most) * 100} height="6" className="fill-clyde" />
        {included !== undefined && (
          <rect x={(included / most) * 100 - 0.6} width="0.6" height="6" className="fill-ink" />
        )}
      </svg>
      <p>
        {rest > 0
          ? `At this rate about ${count(forecast)} by the end of the month`
          : `The month is over with ${count(contacts)}`}
        {included !== undefined &&
          (beyond > 0
            ? `: ${count(beyond)} beyond ${plan}, ${formatPounds(beyond * overflowPrice)} on top of its price.`
            : `: nothing beyond ${plan}.`)}
        {included === undefined && `. ${plan} has no limit.`}
      </p>
      <p className="mt-1 text-small text-soft">
        {source === "log"
          ? "Counted from a call log that was loaded here"
          : "Entered by hand, not counted by us"}
        , to the end of {until} {nameOf(month).split(" ")[0]}.
      </p>
    </section>
  );
}

/** Stores another count: from a call log, or entered. */
function Entry({ usage, plans, counted, zone }: UsagePlans & { usage: Stored | undefined }) {
  const { run } = useAuth();
  const say = useSayOutcome();
  const [now] = useState(() => dayOf(new Date()));
  const [plan, setPlan] = useState(usage?.plan ?? plans[0]?.name ?? "");
  const [contacts, setContacts] = useState("");
  const [problem, setProblem] = useState<{ message: string; field?: string }>();

  function store(found: Omit<Stored, "plan">) {
    const outcome = run(saveUsage, { ...found, plan });
    if (outcome.status !== "stored") return setProblem(outcome);
    setProblem(undefined);
    const { contacts, month } = outcome.value;
    const done = `${count(contacts)} contacts of ${nameOf(month)} saved in this browser.`;
    say(outcome, done, (saved) => run(undoUsage, saved));
  }

  async function read(file: File | undefined) {
    if (!file) return;
    const { readUsage } = await import("@/lib/portal/usage-from-call-log");
    const found = readUsage(new Uint8Array(await file.arrayBuffer()), zone);
    if ("message" in found) setProblem(found);
    else store(found);
  }

  function submit(event: SubmitEvent) {
    event.preventDefault();
    const value = contacts.trim() === "" ? Number.NaN : Number(contacts);
    store({ month: now.slice(0, 7), until: Number(now.slice(8)), contacts: value, source: "entered" });
  }

  return (
    <form noValidate onSubmit={submit} aria-label="Count contacts" className="mt-6 grid gap-4">
      <Alert problem={problem} focused />
      <p className="text-soft">
        {counted[0]?.toUpperCase()}
        {counted.slice(1)} count as contacts. A call log is read in this browser, and only the number of the
        last month’s calls is stored.
      </p>
      <FormField label="Your plan">
        {(control) => (
          <Select
            {...control}
            value={plan}
            options={plans.map(({ name }) => name)}
            onChange={({ target }) => setPlan(target.value)}
          />
        )}
      </FormField>
      <FormField label="Call log (CSV)">
        {(control) => (
          <input
            {...control}
            type="file"
            accept=".csv,.tsv,.txt,text/csv"
            onChange={({ target }) => void read(target.files?.[0])}
          />
        )}
      </FormField>
      <FormField
        label={`Or the contacts of ${nameOf(now.slice(0, 7))} until today`}
        invalid={problem?.field === "contacts"}
      >
        {(control) => (
          <input
            {...control}
            inputMode="numeric"
            value={contacts}
            onChange={({ target }) => setContacts(target.value)}
          />
        )}
      </FormField>
      <Button type="submit" className="justify-self-start">
        Save the count
      </Button>
    </form>
  );
}
