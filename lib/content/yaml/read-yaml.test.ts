import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { z } from "zod";
import { createCompanyFacts } from "../testing/create-company-facts";
import type { ContentProblem } from "../problems";
import { startReading } from "./content-reading";
import { readYaml } from "./read-yaml";

const schema = z.strictObject({ title: z.string(), months: z.array(z.int().max(12)).optional() });
const company = createCompanyFacts();

let root: string;
beforeAll(() => {
  root = mkdtempSync(path.join(tmpdir(), "yaml-"));
});
afterAll(() => rmSync(root, { recursive: true }));

function read(source: string | undefined): { value: unknown; problems: ContentProblem[] } {
  const file = source === undefined ? "absent.yaml" : "x.yaml";
  if (source !== undefined) writeFileSync(path.join(root, file), source);
  const reading = { ...startReading(root), company };
  return { value: readYaml(reading, file, schema), problems: reading.problems };
}

it("folds texts and keeps dates as strings", () => {
  expect(read("title: >-\n  two\n  lines\n").value).toEqual({ title: "two lines" });
  expect(read("title: 2026-11-01\n").value).toEqual({ title: "2026-11-01" });
});

it("names the invalid field", () => {
  expect(read("title: Winter\nmonths: [12, 13]\n")).toEqual({
    value: undefined,
    problems: [{ file: "x.yaml", field: "months[1]", message: expect.stringContaining("12") }],
  });
});

it("names the line of a syntax error", () => {
  const { value, problems } = read("title: Winter\nmonths: [12\n");
  expect(value).toBeUndefined();
  expect(problems[0]).toMatchObject({ file: "x.yaml", message: expect.stringMatching(/line \d/) });
});
