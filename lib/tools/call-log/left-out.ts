/** What a log has and its result has not, as counts and in words. */

const LEFT_OUT = {
  above: "above the headings left out",
  totals: "of totals left out",
  repeated: "of repeated headings left out",
  out: "of calls that you made left out",
  internal: "of calls between your own phones left out",
  other: "of faxes, chats and texts left out",
  below: "without a date counted with the day above",
  parts: "joined to the call they belong to",
  lengthless: "without a length",
};

/** Numbers of rows that a log has and the result has not, or has otherwise. */
type LeftOut = Record<keyof typeof LEFT_OUT, number>;

export const nothingLeftOut = (): LeftOut =>
  Object.fromEntries(Object.keys(LEFT_OUT).map((reason) => [reason, 0])) as LeftOut;

const rows = (count: number) => (count === 1 ? "One row" : `${count.toLocaleString("en-GB")} rows`);

/** A sentence for each thing that was left out. */
export function describeLeftOut(left: LeftOut): string[] {
  return Object.entries(LEFT_OUT).flatMap(([reason, text]) => {
    const count = left[reason as keyof LeftOut];
    return count > 0 ? `${rows(count)} ${text}.` : [];
  });
}
