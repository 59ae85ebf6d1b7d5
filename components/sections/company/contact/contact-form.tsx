"use client";

import { useEffect, useRef, useState, type FormEvent } from "react";
import clsx from "clsx";
import { ContactFields, type OfferedService } from "./contact-fields";
import { CopyMessage } from "./copy-message";
import { clearDraft, initialValues, readDraft, saveDraft } from "./draft";
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
  services: readonly OfferedService[];
  /** Follows a link. Tests pass a mock. */
  openLink?: (link: string) => void;
}

type Outcome = "none" | "opened" | "too long";

/**
 * The contact form. It opens an email in the visitor's mail program, because this site has no server. Typed text survives
 * a reload. Before hydration a submit does nothing, because the method is "dialog" and there is no dialog, and typed text
 * stays, because the fields are uncontrolled. A client component because it validates and saves the text.
 *
 * @see docs/decisions/0012-libraries-under-the-policy.md
 */
export function ContactForm({ address, services, openLink = openInBrowser }: ContactFormProps) {
  const formRef = useRef<HTMLFormElement>(null);
  const copyRef = useRef<HTMLButtonElement>(null);
  const [problems, setProblems] = useState<FieldProblems>({});
  const [outcome, setOutcome] = useState<Outcome>("none");

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
    setOutcome("none");
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
      setOutcome("none");
      controlOf(form, first).focus();
      return;
    }
    const { link } = compose(form);
    if (link === undefined) {
      setOutcome("too long");
      copyRef.current?.focus();
      return;
    }
    openLink(link);
    clearDraft();
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
        Write to us
      </h2>
      <ContactFields services={services} problems={problems} />
      <div className="flex flex-wrap items-center gap-3 sm:col-span-2">
        <button type="submit" className="button button-main">
          Send message
        </button>
        <CopyMessage
          ref={copyRef}
          address={address}
          compose={() => (formRef.current ? compose(formRef.current).text : "")}
        />
      </div>
      <p
        role="status"
        className={clsx("text-small sm:col-span-2", outcome === "none" ? "text-soft" : "font-semibold")}
      >
        {OUTCOMES[outcome](address)}
      </p>
    </form>
  );
}

const OUTCOMES: Record<Outcome, (address: string) => string> = {
  none: () =>
    "Sending opens your mail program with the message filled in. Nothing is sent until you send it there.",
  opened: (address) =>
    `Your mail program should now show the message: send it from there. If nothing opened, copy the message into an email to ${address}.`,
  "too long": (address) =>
    `The message is too long for a link to your mail program. Copy it and paste it into an email to ${address}.`,
};

function openInBrowser(link: string) {
  window.location.href = link;
}
