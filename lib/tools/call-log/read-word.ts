/** What a cell of a log says of a call: `word-patterns.ts` has the words, and this their order. */
import { ASIDE, FLAG } from "./heading-patterns";
import * as says from "./word-patterns";

/** "other" is no call: a fax, a chat. */
export type Direction = "in" | "out" | "internal" | "other";
export type Outcome = "answered" | "missed" | "busy";

/** What a word says of a call; nothing if it is unknown. */
export interface WordMeaning {
  outcome?: Outcome;
  direction?: Direction;
  /** True if another word of the row may say more of its outcome. */
  weak?: boolean;
  /** True if a machine answered, whatever else the row says. */
  machine?: boolean;
}

/** A heading in small letters, with blanks between its words. */
export const tidy = (heading: string) =>
  heading
    .replaceAll(/[_/&-]+|(?<=[a-z])(?=[A-Z])/g, " ")
    .replaceAll(/\s+/g, " ")
    .trim()
    .toLowerCase();

/** A cell that says that its row is no call. */
export const isOther = (cell: string) => says.OTHER.test(cell.trim().toLowerCase());
export const isPlainWord = (cell: string) => says.PLAIN.test(cell.trim());

const TAKEN: WordMeaning = { direction: "in", outcome: "answered" };
const LOST: WordMeaning = { direction: "in", outcome: "missed" };
const MADE: WordMeaning = { direction: "out" };
/** Signs, by the heading above them. */
const SIGNS: readonly [heading: RegExp, signs: Readonly<Record<string, WordMeaning>>][] = [
  // A FRITZ!Box.
  [/^typ$/, { "1": TAKEN, "2": LOST, "3": MADE, "4": MADE, "10": LOST }],
  // An Android telephone: from 3 on missed, by voicemail, rejected, blocked.
  [/^type$/, { "1": TAKEN, "2": MADE, "3": LOST, "4": LOST, "5": LOST, "6": LOST }],
  // Avaya's Partner: a call, beside I for one that came in.
  [/^call$/, { c: MADE }],
  // Avaya and Panasonic.
  [/./, { i: { direction: "in" }, o: MADE, a: { outcome: "answered" }, m: { outcome: "missed" } }],
];
/** Classes of calls of NEC: "PIN", "IVIN", "POT", "ICM". */
const CLASS = /(in)$|(ot)$|^(icm)$/;
/** What a heading says of a sign: "Voice card (V=voice mail)". */
const LEGEND = /\b(\w{1,2}) ?= ?([^,;)]+)/g;

/** Reads a cell under a heading. An empty cell says nothing. */
export function readWord(cell: string, heading: string): WordMeaning | undefined {
  const legend = [...heading.matchAll(LEGEND)].find(
    ([, sign]) => sign!.toLowerCase() === cell.trim().toLowerCase(),
  );
  if (legend) return readWord(legend[2]!, "");
  const word = tidyWord(cell);
  const head = tidy(heading).replace(/ ?\(.*\)$/, "");
  return readFlag(word, head) ?? readUnderHeading(word, head) ?? readPhrase(word, head);
}

const tidyWord = (cell: string) =>
  cell
    .trim()
    .replaceAll(/_|(?<=[a-z])(?=[A-Z])/g, " ")
    .toLowerCase();

/** Yes or no, under a heading that asks. */
function readFlag(word: string, head: string): WordMeaning | undefined {
  const [flag] = FLAG.exec(head) ?? [];
  if (flag === undefined || !(says.YES.test(word) || says.NO.test(word))) return undefined;
  const meant = readPhrase(flag.replace(/^(?:is |was )|\?$| indicator/g, ""), "")?.outcome;
  if (says.YES.test(word)) return { outcome: meant!, ...(says.MACHINE.test(head) && { machine: true }) };
  // Without a message a call may still be lost.
  if (/voice/.test(head) || meant === "busy") return {};
  if (says.ENGAGED.test(word)) return { outcome: "busy" };
  return meant === "answered" ? { outcome: "missed" } : { outcome: "answered", weak: true };
}

/** What a word means under certain headings only. */
function readUnderHeading(word: string, head: string): WordMeaning | undefined {
  if (word === "" || /^(?:voice|audio|phone|telephone|voip)(?: call)?$|^(?:call|pstn|transfer)$/.test(word))
    return {};
  if (/^(?:is )?internal\??$/.test(head)) return says.YES.test(word) ? { direction: "internal" } : {};
  if (/^(?:is )?(?:incoming|inbound)\??$/.test(head))
    return { direction: says.YES.test(word) ? "in" : "out" };
  if (/context$/.test(head))
    return (/^caller/.test(head) ? /^default/ : /^from-internal/).test(word) ? { direction: "out" } : {};
  // Mitel's sign for an extension that nobody picked up.
  if (ASIDE.test(head) && /^\*{3,}$/.test(word)) return { outcome: "missed" };
  if (ASIDE.test(head) && !isPlainWord(word))
    return says.MACHINE.test(word)
      ? { outcome: "missed", machine: true }
      : says.ENGAGED.test(word) ||
          (/cause/.test(head) && word === "17") ||
          (/code|response/.test(head) && word === "486")
        ? { outcome: "busy", weak: true }
        : {};
  // Panasonic marks what came in, and nothing else.
  if (/^dial/.test(head)) return { direction: word.startsWith("<i>") ? "in" : "out" };
  const ofClass = /^class$/.test(head) && CLASS.exec(word);
  if (ofClass) return { direction: ofClass[1] ? "in" : ofClass[2] ? "out" : "internal" };
  return SIGNS.find(([pattern, signs]) => pattern.test(head) && Object.hasOwn(signs, word))?.[1][word];
}

/** Words that mean the same wherever they are. */
function readPhrase(word: string, head: string): WordMeaning | undefined {
  const isMachine = says.MACHINE.test(word) && !says.OUT.test(word);
  // Most particular first: "line busy, no answer" is of an engaged line, and "unanswered" has the word of an answer in it.
  const outcome = says.BUSY.test(word)
    ? ("busy" as const)
    : isMachine || says.MISSED.test(word) || (says.ANSWERED.test(word) && says.NEGATED.test(word))
      ? ("missed" as const)
      : says.ANSWERED.test(word)
        ? ("answered" as const)
        : undefined;
  // An internal call stays within the firm, whichever way it goes.
  const direction = says.OTHER.test(word)
    ? ("other" as const)
    : says.INTERNAL.test(word) || (word === "local" && /direction/.test(head))
      ? ("internal" as const)
      : says.OUT.test(word)
        ? ("out" as const)
        : says.IN.test(word)
          ? ("in" as const)
          : undefined;
  return outcome || direction
    ? {
        ...(outcome && { outcome }),
        ...(isMachine && { machine: true }),
        ...(direction && { direction }),
      }
    : undefined;
}
