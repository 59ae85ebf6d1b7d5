"use client";

import { useEffect, useRef, useState, type FormEvent } from "react";
import clsx from "clsx";
import type { ContactPage } from "@/lib/content";
import { ContactFields, type OfferedService } from "./contact-fields";
import { CopyMessage } from "./copy-message";
import { initialValues, readDraft, saveDraft } from "./draft";
import {
  controlOf,
  FIELD_NAMES,
  fillFields,
  findProblems,
  problemOf,
  readFields,
  toMessage,
  type FieldProblems,
} from "./fields";
import { composeMail } from "./mail-link";

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
 * uncontrolled. A client component because it validates and saves the text.
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
