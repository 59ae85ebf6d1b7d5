import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { ContentProblem } from "./problems";
import type * as Cached from "./read-content-cached";

// Other tests get the content that was read once for the run.
const { readContentCached } = jest.requireActual<typeof Cached>("./read-content-cached");

it("reports missing routes together with the problems of files", () => {
  const root = mkdtempSync(path.join(tmpdir(), "content-"));
  cpSync("content", path.join(root, "content"), { recursive: true });
  rmSync(path.join(root, "content/pages/about.yaml"));
  const problemsOf = () => {
    try {
      readContentCached(root);
    } catch (error) {
      return (error as { problems: readonly ContentProblem[] }).problems.map(({ file }) => file);
    }
    return [];
  };
  const files = ["content/pages/about.yaml", "app/(site)/about/page.tsx", "app/(site)/page.tsx"];
  expect(problemsOf()).toEqual(expect.arrayContaining(files));
  rmSync(root, { recursive: true });
});
