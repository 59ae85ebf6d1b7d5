import type { FieldValues } from "./form-fields";

/** An email for a mail program, or for the clipboard. */
interface ComposedMail {
  /** The `mailto:` link. Undefined if longer than `LINK_LIMIT`. */
  link: string | undefined;
  /** The same as plain text, beginning with address and subject. */
  text: string;
}

/** Longest link, in characters: some mail programs cut at 2,000. See docs/behaviour.md#contact-form. */
export const LINK_LIMIT = 1900;

const LONE_SURROGATES = /\p{Surrogate}/gu;
const LINE_BREAKS = /\r\n?|[\n\u2028\u2029]/;
/** Control characters, line breaks and tabs included. */
const CONTROLS = /[\p{Cc}\u2028\u2029]+/gu;

/** Replaces lone surrogates, on which `encodeURIComponent` throws. */
function toWellFormed(text: string): string {
  return text.replace(LONE_SURROGATES, "\uFFFD");
}

/** Joins a text into one line, so that it cannot add a line or a header to the email. */
function toOneLine(text: string): string {
  return toWellFormed(text).replace(CONTROLS, " ").trim();
}

/** The lines of a text, without trailing spaces and surrounding empty lines. */
function linesOf(text: string): string[] {
  return text
    .trim()
    .split(LINE_BREAKS)
    .map((line) => toWellFormed(line).replace(CONTROLS, " ").trimEnd());
}

/**
 * Composes the email of a contact form. Its subject and lines are fixed: docs/behaviour.md#contact-form.
 *
 * @param message `service` is a title; empty fields are empty strings
 */
export function composeMail(message: FieldValues, address: string): ComposedMail {
  const subject = `New Contact Form Submission from ${toOneLine(message.name)}`;
  const body = [
    `Name: ${toOneLine(message.name)}`,
    `Email: ${toOneLine(message.email)}`,
    `Company: ${toOneLine(message.company)}`,
    `Phone: ${toOneLine(message.phone)}`,
    `Service Interest: ${toOneLine(message.service)}`,
    `Message: ${linesOf(message.message).join("\r\n")}`,
  ];
  const query = `subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body.join("\r\n"))}`;
  const link = `mailto:${address}?${query}`;
  return {
    link: link.length <= LINK_LIMIT ? link : undefined,
    text: [`To: ${address}`, `Subject: ${subject}`, "", ...body].join("\n").replaceAll("\r\n", "\n"),
  };
}
