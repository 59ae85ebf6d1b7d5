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

const listOf = (text?: string) => text?.split("; ");

/**
 * Reads files written one below the other: "# " and the name, the lines of the file ("⏎" joins short ones), and after "> "
 * what is not as usual.
 * Usual are the calls TWO, and none where the file asks something or is a problem.
 */
export const logFiles = (texts: string): LogFile[] =>
  texts
    .trim()
    .split(/\n\n(?=# )/)
    .map((entry) => {
      const [name = "", ...rest] = entry.split("\n");
      const isField = (line: string) => line.startsWith("> ");
      const fields = Object.fromEntries(rest.filter(isField).map((line) => line.slice(2).split(": ")));
      const { calls, answers, asks, notes, queues, unread, problem } = fields as Record<
        string,
        string | undefined
      >;
      const usual = asks === undefined && problem === undefined ? TWO : [];
      return {
        name: name.slice(2),
        text: `${rest
          .filter((line) => !isField(line))
          .join("\n")
          .replaceAll(" ⏎ ", "\n")}\n`,
        calls: listOf(calls)?.flatMap((call) => (call === "two" ? TWO : call)) ?? usual,
        ...(answers !== undefined && {
          answers: Object.fromEntries(answers.split("; ").map((answer) => answer.split("="))),
        }),
        ...(asks !== undefined && { asks: listOf(asks)! }),
        ...(notes !== undefined && { notes: listOf(notes)! }),
        ...(queues !== undefined && { queues: listOf(queues)! }),
        ...(unread !== undefined && { unread: listOf(unread)!.map(Number) }),
        ...(problem !== undefined && { problem }),
      };
    });
