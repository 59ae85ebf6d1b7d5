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

/** Reads comma-separated values as RFC 4180 has them. */
function read(csv: string): string[][] {
  const rows: string[][] = [[]];
  const cells = csv.replace(/^\ufeff/, "").matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/g);
  for (const [, quoted, plain, end] of cells) {
    rows.at(-1)?.push(quoted?.replaceAll('""', '"') ?? plain ?? "");
    if (end !== ",") rows.push([]);
  }
  return rows.slice(0, -1);
}

test("a line of headings, then one for each request", () => {
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

test("an administrator's list names the customers", () => {
  const [heads, row] = read(toCsv([request({ customer: "Ada Reid", email: "ada@x.example" })]));
  expect(heads?.slice(2, 4)).toEqual(["Customer", "Email"]);
  expect(row?.slice(2, 4)).toEqual(["Ada Reid", "ada@x.example"]);
});

test.each(["=1+1", "+44", "-1", "@SUM(A1)", "\t=1", "\r=1"])("%j is no formula", (description) => {
  expect(read(toCsv([request({ description })]))[1]?.[4]).toBe(`'${description}`);
});

test("no text begins a formula, and every other text comes back as it was", () => {
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
