import { inspect } from "node:util";
import { z } from "zod";
import { ContentError, documents, formatField, formatProblem, toProblems } from "./problems";

it("writes the path of a field", () => {
  expect(formatField([])).toBe("");
  expect(formatField(["services", "pay-per-lead", "callers", 2, "asks"])).toBe(
    "services.pay-per-lead.callers[2].asks",
  );
  expect(formatField([0, "countries", 1])).toBe("[0].countries[1]");
});

describe("toProblems", () => {
  const schema = z.strictObject({ title: z.string().min(1, "expected a text"), months: z.array(z.int()) });

  it("converts each issue to a problem with its field", () => {
    const { error } = schema.safeParse({ title: "", months: [1, "two"] });
    expect(toProblems("content/x.yaml", schema.safeParse({ months: [] }).error!)).toEqual([
      { file: "content/x.yaml", field: "title", message: "missing, expected string" },
    ]);
    expect(toProblems("content/x.yaml", error!)).toEqual([
      { file: "content/x.yaml", field: "title", message: "expected a text" },
      { file: "content/x.yaml", field: "months[1]", message: expect.stringContaining("expected number") },
    ]);
  });
});

it("names rows after what they are", () => {
  documents.set("content/c.yaml", [{ list: [{ slug: "leeds", ids: [7] }] }]);
  const problem = { file: "content/c.yaml", field: "[0].list[0].ids[0]", message: "expected 8" };
  expect(formatProblem(problem)).toBe("  content/c.yaml: [0].list[leeds].ids[0]: expected 8");
});

describe("ContentError", () => {
  it("lists each problem on a separate line", () => {
    const error = new ContentError([
      { file: "content/a.yaml", field: "callers[2].asks", message: "expected a clause" },
      { file: "content/b.yaml", field: "", message: "cannot be read" },
    ]);
    expect(error.message).toBe(
      [
        "2 problems in the content:",
        "  content/a.yaml: callers[2].asks: expected a clause",
        "  content/b.yaml: cannot be read",
      ].join("\n"),
    );
    expect(error.name).toBe("ContentError");
  });

  it("prints only its message, without a stack", () => {
    const error = new ContentError([{ file: "content/a.yaml", field: "title", message: "expected a text" }]);
    // Node puts an error without a stack in brackets.
    expect(inspect(error)).toBe(`[${error.message}]`);
    expect(error.message).toMatch(/^1 problem in the content:\n/);
    expect(error.problems).toHaveLength(1);
  });
});
