/** What the contact form asks for; `service` is the title of one, all are empty where nothing was given. */
export interface ContactMessage {
  name: string;
  email: string;
  company: string;
  phone: string;
  service: string;
  message: string;
}

/** An email ready for a mail program, or for the clipboard where the link would be too long. */
export interface ComposedMail {
  /** The `mailto:` link, encoded; absent above `LINK_LIMIT`. */
  link: string | undefined;
  /** The same as text, with the address and the subject on top. */
  text: string;
}

/** Characters of a link that every browser hands on to every mail program: some cut at 2,000. */
export const LINK_LIMIT = 1900;

const LONE_SURROGATES = /\p{Surrogate}/gu;
const LINE_BREAKS = /\r\n?|[\n\u2028\u2029]/;
/** Line breaks, tabs and the rest of the characters that print nothing. */
const CONTROLS = /[\p{Cc}\u2028\u2029]+/gu;

/** `encodeURIComponent` throws on half a character: it becomes the replacement character first. */
function wellFormed(text: string): string {
  return text.replace(LONE_SURROGATES, "\uFFFD");
}

/** One line, so that nothing typed in a field can pass for another line of the email or its header. */
function oneLine(text: string): string {
  return wellFormed(text).replace(CONTROLS, " ").trim();
}

/** The lines of a text, without spaces behind them and without empty lines around them. */
function linesOf(text: string): string[] {
  return text
    .trim()
    .split(LINE_BREAKS)
    .map((line) => wellFormed(line).replace(CONTROLS, " ").trimEnd());
}

/** The email that a filled-in contact form amounts to. */
export function composeMail(message: ContactMessage, address: string): ComposedMail {
  const subject = `New Contact Form Submission from ${oneLine(message.name)}`;
  const body = [
    `Name: ${oneLine(message.name)}`,
    `Email: ${oneLine(message.email)}`,
    `Company: ${oneLine(message.company)}`,
    `Phone: ${oneLine(message.phone)}`,
    `Service Interest: ${oneLine(message.service)}`,
    `Message: ${linesOf(message.message).join("\r\n")}`,
  ];
  const query = `subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body.join("\r\n"))}`;
  const link = `mailto:${address}?${query}`;
  return {
    link: link.length <= LINK_LIMIT ? link : undefined,
    text: [`To: ${address}`, `Subject: ${subject}`, "", ...body].join("\n").replaceAll("\r\n", "\n"),
  };
}
