import { readFileSync } from "node:fs";
import path from "node:path";
import { HtmlValidate, StaticConfigLoader, type ConfigData } from "html-validate";
import type { CheckResult } from "../check-result";
import type { ScannedPage } from "./scan-worker";
import { sampleTemplates } from "./templates";

/** All recommended rules but these, each with its reason. */
const CONFIG: ConfigData = {
  root: true,
  extends: ["html-validate:recommended"],
  rules: {
    // Matters of style that React's serialiser decides and the HTML standard leaves free: attribute names
    // such as `charSet` (names have no case), `<meta/>`, `async=""` and `crossorigin=""`.
    "attr-case": "off",
    "void-style": "off",
    "attribute-boolean-style": "off",
    "attribute-empty-style": "off",
    // The standard asks of an id only that it has no space; React's `useId` begins them with `_`.
    "valid-id": ["error", { relaxed: true }],
    // A name on a list is allowed (ARIA 1.2, naming from author) and read out: only the advice is off.
    "aria-label-misuse": ["error", { allowAnyNamable: true }],
  },
};

/** Holds some pages of each template against the HTML standard. */
export async function checkMarkup(root: string, pages: readonly ScannedPage[]): Promise<CheckResult> {
  const sample = sampleTemplates(pages);
  const problems: string[] = [];
  for (const page of sample)
    for (const problem of await findMarkupProblems(readFileSync(path.join(root, page.file), "utf8")))
      problems.push(`${page.path} ${problem}`);
  return { name: "the HTML of each template is valid", problems, note: `${sample.length} pages` };
}

/** What is wrong with a document, as "selector: message (rule)". */
export async function findMarkupProblems(html: string): Promise<string[]> {
  const report = await validator.validateString(html);
  return report.results.flatMap(({ messages }) =>
    messages.map(({ selector, message, ruleId }) => `${selector ?? "document"}: ${message} (${ruleId})`),
  );
}

/** Puts the configuration together once; the loader by itself does so for every document. */
class LoaderOnce extends StaticConfigLoader {
  private readonly config = super.getConfigFor("");

  override getConfigFor() {
    return this.config;
  }
}

const validator = new HtmlValidate(new LoaderOnce(CONFIG));
