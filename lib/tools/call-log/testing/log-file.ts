/**
 * Small files in the forms that telephone systems are documented to export, made up for these tests. The expected reading of
 * each: "2026-10-01 09:00:00 210" is an answered call of 210 seconds; "missed" and "busy" come in place of the length.
 */
export interface LogFile {
  name: string;
  text: string | Uint8Array;
  /** Answers to the questions that the file raises. */
  answers?: Readonly<Record<string, string>>;
  /** Ids of the questions, if it is read without answers. */
  asks?: readonly string[];
  calls?: readonly string[];
  /** A part of the problem. */
  problem?: string;
  /** Parts of the notes that have to be there. */
  notes?: readonly string[];
  /** The queues that the calls came in by. */
  queues?: readonly string[];
  /** Lines that are named as not read. */
  unread?: readonly number[];
}

/** A call of 3:30 at nine, and one that is missed five minutes later. */
export const TWO = ["2026-10-01 09:00:00 210", "2026-10-01 09:05:00 missed"];

/**
 * Reads files written one below the other: "# " and the name, after it " > " with what is not as usual, and the lines of
 * the file, short ones joined by "⏎". Usual are the calls TWO, and none where the file asks something or is a problem.
 */
export const logFiles = (texts: string): LogFile[] =>
  texts
    .trim()
    .split(/\n(?=# )/)
    .map((entry) => {
      const [head = "", ...rows] = entry.split("\n");
      const [name = "", ...fields] = head.slice(2).split(" > ");
      const { calls, answers, problem, unread, ...others } = Object.fromEntries(
        fields.map((field) => field.split(": ") as [string, string]),
      ) as Record<string, string | undefined>;
      const usual = others.asks === undefined && problem === undefined ? TWO : [];
      const lists = Object.entries(others).map(([field, list]) => [field, list!.split("; ")]);
      return {
        name,
        text: `${rows.join("\n").replaceAll(" ⏎ ", "\n")}\n`,
        calls: calls?.split("; ").flatMap((call) => (call === "two" ? TWO : call)) ?? usual,
        ...(answers && { answers: Object.fromEntries(answers.split("; ").map((one) => one.split("="))) }),
        ...(unread && { unread: unread.split("; ").map(Number) }),
        ...(problem && { problem }),
        ...Object.fromEntries(lists),
      };
    });
