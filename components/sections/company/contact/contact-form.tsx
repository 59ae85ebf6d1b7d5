"use client";

import clsx from "clsx";
import { type FormEvent, type Ref, useEffect, useRef, useState } from "react";
import { FormField } from "@/components/ui/form-field";
import { Select } from "@/components/ui/select";
import type { ContactPage } from "@/lib/content";
import {
  controlOf,
  FIELD_NAMES,
  fieldId,
  type FieldName,
  type FieldProblems,
  type FieldValues,
  fillFields,
  findProblems,
  problemOf,
  readFields,
  toMessage,
} from "./form-fields";
import { composeMail } from "./compose-mail";

const DRAFT_KEY = "contact-draft";

/** The text of the form, and the query of the URL at which it was typed. */
interface Draft {
  search: string;
  values: FieldValues;
}

/** Saves a draft for as long as the tab is open. Does nothing if storage is unavailable. */
function saveDraft(draft: Draft): void {
  try {
    sessionStorage.setItem(DRAFT_KEY, JSON.stringify(draft));
  } catch {
    // Blocked or full.
  }
}

/** The draft of this tab. Undefined if there is none or it is invalid. */
function readDraft(): Draft | undefined {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(DRAFT_KEY) ?? "null");
    return isDraft(stored) ? stored : undefined;
  } catch {
    return undefined;
  }
}

function isDraft(stored: unknown): stored is Draft {
  const { search, values } = (stored ?? {}) as Partial<Draft>;
  return typeof search === "string" && FIELD_NAMES.every((name) => typeof values?.[name] === "string");
}

/**
 * The initial values of the form. The service in the URL (`?service=<slug>`) wins over that of the draft, unless the
 * draft was typed at the same URL: then the visitor selected another service there.
 */
function initialValues(
  search: string,
  draft: Draft | undefined,
  services: readonly string[],
): Partial<FieldValues> {
  const inUrl = new URLSearchParams(search).get("service");
  const drafted = draft?.values.service;
  const candidates = draft?.search === search ? [drafted] : [inUrl, drafted];
  return { ...draft?.values, service: candidates.find((slug) => slug && services.includes(slug)) ?? "" };
}

interface ContactFormProps {
  /** Email address that receives the messages. */
  address: string;
  texts: ContactPage["form"];
  services: readonly OfferedService[];
  /** Follows a link. Tests pass a mock. */
  openLink?: (link: string) => void;
}

/** The text above the buttons. */
type Outcome = "hint" | "opened" | "tooLong";

/** A second click within this time belongs to the first: some visitors double-click buttons. */
const DOUBLE_CLICK_MS = 1000;

/**
 * The contact form. It opens an email in the visitor's mail program, because this site has no server. Typed text survives
 * a reload, also after sending: no page can know whether a mail program has opened. Before hydration a submit does
 * nothing, because the method is "dialog" and there is no dialog, and typed text stays, because the fields are
 * uncontrolled.
 *
 * @see docs/decisions/0013-no-inline-scripts.md
 */
export function ContactForm({ address, texts, services, openLink = openInBrowser }: ContactFormProps) {
  const formRef = useRef<HTMLFormElement>(null);
  const copyRef = useRef<HTMLButtonElement>(null);
  const [problems, setProblems] = useState<FieldProblems>({});
  const [outcome, setOutcome] = useState<Outcome>("hint");
  const sentAt = useRef(-DOUBLE_CLICK_MS);

  useEffect(() => {
    const slugs = services.map(({ slug }) => slug);
    const values = initialValues(window.location.search, readDraft(), slugs);
    if (formRef.current) fillFields(formRef.current, values);
  }, [services]);

  function compose(form: HTMLFormElement) {
    return composeMail(toMessage(readFields(form), services), address);
  }

  function handleInput({ currentTarget: form }: FormEvent<HTMLFormElement>) {
    saveDraft({ search: window.location.search, values: readFields(form) });
    // A changed message is another one, however soon it is sent.
    sentAt.current = -DOUBLE_CLICK_MS;
    setOutcome(compose(form).link === undefined ? "tooLong" : "hint");
    // While typing, problems only disappear: new ones are shown on submit.
    const remaining = FIELD_NAMES.filter((name) => problems[name]).map((name) => [
      name,
      problemOf(form, name),
    ]);
    setProblems(Object.fromEntries(remaining));
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const found = findProblems(form);
    setProblems(found);
    const first = FIELD_NAMES.find((name) => found[name]);
    if (first) {
      setOutcome("hint");
      controlOf(form, first).focus();
      return;
    }
    const { link } = compose(form);
    if (link === undefined) {
      setOutcome("tooLong");
      copyRef.current?.focus();
      return;
    }
    if (event.timeStamp - sentAt.current < DOUBLE_CLICK_MS) return;
    sentAt.current = event.timeStamp;
    openLink(link);
    setOutcome("opened");
  }

  return (
    <form
      ref={formRef}
      method="dialog"
      noValidate
      aria-labelledby="contact-form-heading"
      onInput={handleInput}
      onSubmit={submit}
      className="noscript:hidden grid gap-5 rounded-card border border-line bg-card p-5 sm:grid-cols-2 sm:p-8"
    >
      <h2 id="contact-form-heading" className="text-h3 sm:col-span-2">
        {texts.title}
      </h2>
      <ContactFields services={services} problems={problems} />
      <p role="status" className={clsx("sm:col-span-2", outcome !== "hint" && "font-semibold")}>
        {texts[outcome]}
      </p>
      <div className="flex flex-wrap items-center gap-3 sm:col-span-2">
        <button type="submit" className="button button-main">
          Send message
        </button>
        <CopyMessage
          ref={copyRef}
          texts={texts}
          compose={() => (formRef.current ? compose(formRef.current).text : "")}
        />
      </div>
    </form>
  );
}

function openInBrowser(link: string) {
  window.location.href = link;
}

/** An option of the service field. */
interface OfferedService {
  slug: string;
  title: string;
}

/** The fields of the message form, in the order of `FIELD_NAMES`. */
function ContactFields({
  services,
  problems,
}: Pick<ContactFormProps, "services"> & { problems: FieldProblems }) {
  const field = (name: FieldName) => ({ id: fieldId(name), problem: problems[name] });
  return (
    <>
      <FormField {...field("name")} label="Full name">
        {(props) => <input {...props} type="text" autoComplete="name" required />}
      </FormField>
      <FormField {...field("email")} label="Email">
        {(props) => <input {...props} type="email" autoComplete="email" required />}
      </FormField>
      <FormField {...field("company")} label="Company" optional>
        {(props) => <input {...props} type="text" autoComplete="organization" />}
      </FormField>
      <FormField {...field("phone")} label="Phone" optional>
        {(props) => <input {...props} type="tel" autoComplete="tel" />}
      </FormField>
      <FormField {...field("service")} label="Service" optional className="sm:col-span-2">
        {(props) => (
          <Select
            {...props}
            options={[["", "Not sure yet"], ...services.map(({ slug, title }) => [slug, title] as const)]}
          />
        )}
      </FormField>
      <FormField {...field("message")} label="Message" className="sm:col-span-2">
        {(props) => <textarea {...props} rows={6} required />}
      </FormField>
    </>
  );
}

interface CopyMessageProps {
  /** Returns the whole email. */
  compose: () => string;
  texts: Pick<ContactPage["form"], "copied" | "copyRefused">;
  ref: Ref<HTMLButtonElement>;
}

/** Copies the email to the clipboard, for browsers that do not open a mail program. */
function CopyMessage({ compose, texts, ref }: CopyMessageProps) {
  const [status, setStatus] = useState("");
  const [refused, setRefused] = useState<string>();

  async function copy() {
    const text = compose();
    try {
      await navigator.clipboard.writeText(text);
      setRefused(undefined);
      setStatus(texts.copied);
    } catch {
      // Refused, or unavailable without HTTPS.
      setRefused(text);
      setStatus(texts.copyRefused);
    }
  }

  return (
    <>
      <button type="button" className="button" ref={ref} onClick={copy}>
        Copy message
      </button>
      <div className="basis-full">
        <p role="status" className="text-small font-semibold">
          {status}
        </p>
        {refused !== undefined && (
          <textarea
            readOnly
            aria-label="The whole email"
            value={refused}
            rows={8}
            onFocus={({ target }) => target.select()}
            className="mt-2 block w-full rounded-button border border-line bg-paper p-3 text-small"
          />
        )}
      </div>
    </>
  );
}
