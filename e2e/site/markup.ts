import { readFileSync } from "node:fs";
import path from "node:path";
import { HtmlValidate, StaticConfigLoader, type ConfigData } from "html-validate";
import type { CheckResult } from "../check-result";
import type { ScannedPage } from "./scan-worker";
import { sampleTemplates } from "./files";

/** All recommended rules, with an exception for each of these reasons. */
const CONFIG: ConfigData = {
  root: true,
  extends: ["html-validate:recommended"],
  rules: {
    // Style only, decided by React: attribute names such as `charSet`, `<meta/>`, `async=""` and `crossorigin=""`.
    "attr-case": "off",
    "void-style": "off",
    "attribute-boolean-style": "off",
    "attribute-empty-style": "off",
    // HTML only forbids spaces in an id; those of React's `useId` begin with `_`.
    "valid-id": ["error", { relaxed: true }],
    // ARIA 1.2 allows to name a list, and screen readers read the name: only the advice is off.
    "aria-label-misuse": ["error", { allowAnyNamable: true }],
    // It counts an escaped apostrophe as six characters. How wide a title is, another check measures.
    "long-title": "off",
  },
};

export async function checkMarkup(root: string, pages: readonly ScannedPage[]): Promise<CheckResult> {
  const sample = sampleTemplates(pages);
  const problems: string[] = [];
  for (const page of sample)
    for (const problem of await findMarkupProblems(readFileSync(path.join(root, page.file), "utf8")))
      problems.push(`${page.path} ${problem}`);
  return { name: "the HTML of each template is valid", problems, note: `${sample.length} pages` };
}

/** Validates a document; returns problems as "selector: message (rule)". */
export async function findMarkupProblems(html: string): Promise<string[]> {
  const report = await validator.validateString(html);
  return report.results.flatMap(({ messages }) =>
    messages.map(({ selector, message, ruleId }) => `${selector ?? "document"}: ${message} (${ruleId})`),
  );
}

/** Resolves the configuration once instead of for every document. */
class CachingLoader extends StaticConfigLoader {
  private readonly config = super.getConfigFor("");

  override getConfigFor() {
    return this.config;
  }
}

const validator = new HtmlValidate(new CachingLoader(CONFIG));
