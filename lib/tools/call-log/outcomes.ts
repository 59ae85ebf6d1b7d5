/** What became of the calls of a log. */
import type { Columns } from "./columns";
import type { Answers, LogCall, Question } from "./log";
import { questionOf } from "./questions";
import { readWord, type WordMeaning } from "./words";

/** A row with what its words say. */
export interface Said extends LogCall {
  said: LogCall["outcome"] | undefined;
}

/** Several rows of one call: it began with the first of them, and is answered if one is. */
export function joinParts(call: Said, part: Said): void {
  call.at = Math.min(call.at, part.at);
  const isLonger = part.seconds > call.seconds;
  if (isLonger && (part.said === undefined || part.said === "answered" || call.said !== "answered"))
    call.seconds = part.seconds;
  if (part.said === "answered" || call.said === undefined) call.said = part.said ?? call.said;
}

/** Decides which calls were answered; false if the log does not say it. */
export function settleOutcomes(calls: readonly Said[], { withRinging }: Columns, answers: Answers): boolean {
  const saysMissed = calls.some(({ said }) => said === "missed" || said === "busy");
  const untold = calls.filter(({ said }) => said === undefined);
  const hasZero = untold.some(({ seconds }) => seconds === 0);
  const hasLength = untold.some(({ seconds }) => seconds > 0);
  const byLength = hasLength && (hasZero || !withRinging);
  for (const call of calls) {
    const usual = saysMissed
      ? call.seconds > 0 || !hasLength
        ? "answered"
        : "missed"
      : byLength
        ? call.seconds > 0
          ? "answered"
          : "missed"
        : undefined;
    call.outcome = call.said ?? (answers.outcome as LogCall["outcome"] | undefined) ?? usual ?? "answered";
  }
  return untold.length === 0 || saysMissed || byLength || answers.outcome !== undefined;
}

/** What the words of a row say, with the unknown ones as questions. */
export function createMeanings(columns: Columns, headings: readonly string[], answers: Answers) {
  const known = columns.words.map(() => new Map<string, WordMeaning | undefined>());
  const unknown = new Map<string, number>();
  const read = (cell: string, index: number): WordMeaning | undefined => {
    if (!known[index]!.has(cell))
      known[index]!.set(cell, readWord(cell, headings[columns.words[index]!] ?? ""));
    return known[index]!.get(cell);
  };
  function meaningOf(cells: readonly string[]): WordMeaning {
    const meaning: WordMeaning = {};
    let strange: string | undefined;
    for (const [index, column] of columns.words.entries()) {
      const cell = (cells[column] ?? "").trim();
      const says = read(cell, index);
      if (!says) strange ??= cell;
      if (says?.outcome) meaning.outcome ??= says.outcome;
      if (says?.direction) meaning.direction ??= says.direction;
    }
    if (
      meaning.outcome === undefined &&
      strange !== undefined &&
      meaning.direction !== "out" &&
      meaning.direction !== "internal"
    ) {
      const answer = answers[`word ${strange}`];
      if (answer === "out") return { direction: "out" };
      if (answer) return { ...meaning, outcome: answer as LogCall["outcome"] };
      unknown.set(strange, (unknown.get(strange) ?? 0) + 1);
      // Until it is known, which takes another reading.
      return { ...meaning, outcome: "missed" };
    }
    return meaning;
  }
  meaningOf.unknown = () => wordQuestions(unknown);
  return meaningOf;
}

/** Asked at once; the rest after them. */
const MOST_WORDS = 12;

function wordQuestions(unknown: ReadonlyMap<string, number>): Question[] {
  return [...unknown]
    .toSorted(([, a], [, b]) => b - a)
    .slice(0, MOST_WORDS)
    .map(([word, count]) => questionOf("word", word, [String(count)]));
}
