import fc from "fast-check";
import { toCsv } from "./csv";
import type { ListedRequest } from "./listed-request";

const request = (given: Partial<ListedRequest> = {}): ListedRequest => ({
  id: "1-a",
  userId: "u",
  service: "Live Chat Support",
  industry: "Plumbing",
  description: "Evenings.",
  status: "pending",
  priority: "high",
  createdAt: "2026-11-20T09:00:00.000Z",
  estimatedCost: 2513,
  ...given,
});

/** Parses comma-separated values according to RFC 4180. */
function read(csv: string): string[][] {
  const rows: string[][] = [[]];
  const cells = csv.replace(/^\ufeff/, "").matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/g);
  for (const [, quoted, plain, end] of cells) {
    rows.at(-1)?.push(quoted?.replaceAll('""', '"') ?? plain ?? "");
    if (end !== ",") rows.push([]);
  }
  return rows.slice(0, -1);
}

test("the CSV has a header row and one row per request", () => {
  expect(read(toCsv([request({ description: 'He said "now",\nthen rang off.' })]))).toEqual([
    [
      ...["Id", "Created", "Service", "Industry", "Description"],
      ...["Priority", "Status", "Estimated cost (GBP)"],
    ],
    [
      ...["1-a", "2026-11-20T09:00:00.000Z", "Live Chat Support", "Plumbing"],
      ...['He said "now",\nthen rang off.', "high", "pending", "2513"],
    ],
  ]);
});

test("the CSV of an administrator's list includes the customers", () => {
  const [headings, row] = read(toCsv([request({ customer: "Ada Reid", email: "ada@x.example" })]));
  expect(headings?.slice(2, 4)).toEqual(["Customer", "Email"]);
  expect(row?.slice(2, 4)).toEqual(["Ada Reid", "ada@x.example"]);
});

test.each(["=1+1", "+44", "-1", "@SUM(A1)", "\t=1", "\r=1"])(
  "%j is prefixed, so that it is not run as a formula",
  (description) => {
    expect(read(toCsv([request({ description })]))[1]?.[4]).toBe(`'${description}`);
  },
);

test("no cell starts a formula, and apart from the prefix every text is unchanged", () => {
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom("=", "+", "-", "@", "\t", "\r", "\n", '"', ",", "a", "é", " ") }),
      (description) => {
        const cell = read(toCsv([request({ description })]))[1]?.[4];
        expect(cell).not.toMatch(/^[=+\-@\t\r]/);
        expect(cell?.replace(/^'/, "")).toBe(description);
      },
    ),
  );
});
