/** What became of the calls of a log. */
import type { Columns } from "./columns-by-heading";
import { questionOf, type Answers, type Question } from "../questions";
import type { LogCall } from "./log";
import type { Table } from "./log-format";
import { isOther, readWord, type WordMeaning } from "./read-word";

/** A row with what its words say. */
export interface Said extends LogCall {
  said: LogCall["outcome"] | undefined;
  /** A word that is not known, where no other says what became of the call. */
  strange?: string | undefined;
}

/**
 * Several rows of one call: it began with the first of them, and is answered if one is.
 *
 * @param addsParts whether its parts follow each other; otherwise the longest counts, which has the others in it
 */
export function joinParts(call: Said, part: Said, addsParts = false): void {
  const isFirstAnswer = part.said === "answered" && call.said !== "answered";
  const isLonger = part.seconds > call.seconds && (part.said === "answered" || call.said !== "answered");
  if (addsParts) call.seconds += part.seconds;
  else if (isFirstAnswer || isLonger) call.seconds = part.seconds;
  call.at = Math.min(call.at, part.at);
  if (part.said === "answered" || call.said === undefined) call.said = part.said ?? call.said;
  if (call.said !== undefined) call.strange = undefined;
}

/** Decides which calls were answered; false if the log does not say it. */
export function settleOutcomes(calls: readonly Said[], { withRinging }: Columns, answers: Answers): boolean {
  const saysMissed = calls.some(({ said }) => said === "missed" || said === "busy");
  const untold = calls.filter(({ said }) => said === undefined);
  const hasZero = untold.some(({ seconds }) => seconds === 0);
  const hasLength = untold.some(({ seconds }) => seconds > 0);
  const byLength = hasLength && (hasZero || !withRinging);
  // Without a length of any, those of which nothing is said are answered.
  const isUsual = saysMissed ? !hasLength && withRinging !== false : !byLength;
  for (const call of calls)
    call.outcome =
      call.said ??
      (answers.outcome as LogCall["outcome"] | undefined) ??
      (call.seconds > 0 || isUsual ? "answered" : "missed");
  return untold.length === 0 || saysMissed || byLength || answers.outcome !== undefined;
}

interface Meaning extends WordMeaning {
  /** The first word that is not known. */
  strange?: string | undefined;
}

/** "201", "Reception (100)", "SIP/201": a telephone of the firm's own. */
const EXTENSION = /^(?:.*[(<])?(?:[a-z]+\/)?[1-9]\d{1,4}[)>]?$/i;
/** So many rows tell whether a log names directions. */
const FIRST_ROWS = 4000;

/** What the rows of a log say: their words, and where no row says a direction, whether an extension has called. */
export function createMeanings({ columns, headings, body }: Table, answers: Answers) {
  const { words, kinds = [], caller } = columns;
  // Most rows say the same as another one.
  const known = new Map<string, Meaning>();
  const said = (cells: readonly string[]): Meaning => {
    let key = "";
    for (const column of [...words, ...kinds]) key += `${cells[column] ?? ""}\n`;
    const meaning = known.get(key) ?? read(cells);
    known.set(key, meaning);
    return meaning;
  };
  const isOwn = (cells: readonly string[]) => caller !== undefined && EXTENSION.test(cells[caller] ?? "");
  const first = body.slice(0, FIRST_ROWS).map(({ cells }) => cells);
  const saysDirections = first.some((cells) => !["other", undefined].includes(said(cells).direction));
  if (saysDirections || first.every(isOwn)) return said;
  return (cells: readonly string[]): Meaning =>
    isOwn(cells) ? { direction: "out", ...said(cells) } : said(cells);

  function read(cells: readonly string[]): Meaning {
    if (kinds.some((column) => isOther(cells[column] ?? ""))) return { direction: "other" };
    let meaning: WordMeaning = {};
    let strange: string | undefined;
    for (const column of words) {
      const cell = (cells[column] ?? "").trim();
      const says = readWord(cell, headings[column] ?? "");
      if (!says) strange ??= cell;
      meaning = { ...meaning, ...joinMeanings(meaning, says ?? {}) };
    }
    if (meaning.outcome !== undefined || strange === undefined) return meaning;
    const answer = answers[`word ${strange}`];
    if (answer === "out") return { direction: "out" };
    return answer ? { ...meaning, outcome: answer as LogCall["outcome"] } : { ...meaning, strange };
  }
}

/** The outcome that the words name, unless the length of the talk contradicts it. @param talk seconds, without ringing */
export function outcomeOf(
  { outcome, weak }: WordMeaning,
  talk: number | undefined,
): LogCall["outcome"] | undefined {
  // Not abandoned, and nobody has talked.
  if (weak && outcome === "answered" && talk === 0) return "missed";
  // "Busy customer" is no engaged line.
  return outcome === "busy" && talk !== undefined && talk > 0 ? "answered" : outcome;
}

/** The first word counts, but for what is not certain, and for why a call was missed or who has made it. */
function joinMeanings(before: WordMeaning, says: WordMeaning): WordMeaning {
  const isSurer =
    before.outcome === undefined ||
    says.machine ||
    (before.weak && !says.weak) ||
    (before.outcome === "missed" && says.outcome === "busy");
  const isAside = says.direction === "internal" || says.direction === "other";
  return {
    ...(says.outcome && isSurer && { outcome: says.outcome, weak: says.weak ?? false }),
    ...(says.direction && (isAside || before.direction === undefined) && { direction: says.direction }),
  };
}

/** Asked at once; the rest after them. */
const MOST_WORDS = 12;

/** Asks what the unknown words say, the most frequent first. */
export function askWords(calls: readonly Said[]): Question[] {
  return countTexts(calls.map(({ strange }) => strange))
    .slice(0, MOST_WORDS)
    .map(([word, count]) => questionOf("word", word, [String(count)]));
}

/** Texts with how often they come, the most frequent first. */
export function countTexts(texts: readonly (string | undefined)[]): [text: string, count: number][] {
  const counts = new Map<string, number>();
  for (const text of texts) if (text !== undefined) counts.set(text, (counts.get(text) ?? 0) + 1);
  return [...counts].toSorted(([, a], [, b]) => b - a);
}
