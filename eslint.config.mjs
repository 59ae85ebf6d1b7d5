/**
 * The import boundaries, and the few rules that oxlint lacks. All others are in `.oxlintrc.json`.
 *
 * @see docs/decisions/0043-two-compilers-and-two-linters.md
 */
import { fileURLToPath } from "node:url";
import nextVitals from "eslint-config-next/core-web-vitals";
import nextTypeScript from "eslint-config-next/typescript";
import boundaries from "eslint-plugin-boundaries";
import { AREAS } from "./lib/lint/import-areas.mjs";
import { importRules } from "./lib/lint/import-rules.mjs";

const CODE = ["**/*.{js,jsx,mjs,cjs,ts,tsx,mts,cts}"];
const TESTS = ["**/*.test.{ts,tsx}"];
const TOOLS = [
  "*.config.{mjs,ts}",
  "lib/{site-build,lint}/**",
  "lib/content/check-content.ts",
  "packages/**",
  "e2e/**",
];

/** Rules of Next's presets that oxlint lacks. The presets also bring the parser and the resolver of imports. */
const LACKING_IN_OXLINT = ["@next/next/no-location-assign-relative-destination", "react/no-deprecated"];

function onlyLacking({ rules, ...config }) {
  const lacking = LACKING_IN_OXLINT.filter((name) => rules?.[name]);
  return { ...config, rules: Object.fromEntries(lacking.map((name) => [name, "error"])) };
}

const config = [
  {
    ignores: [
      ".next/",
      "out/",
      ".releases/",
      "coverage/",
      "test-results/",
      "playwright-report/",
      "bench/",
      "next-env.d.ts",
    ],
  },
  ...[...nextVitals, ...nextTypeScript].map(onlyLacking),
  // Comments cannot switch rules off: exceptions are made here, where they are seen.
  { linterOptions: { noInlineConfig: true } },
  {
    files: CODE,
    plugins: { boundaries },
    settings: {
      "boundaries/root-path": fileURLToPath(new URL(".", import.meta.url)),
      "boundaries/files": Object.entries(AREAS).map(([category, pattern]) => ({ category, pattern })),
      "boundaries/files-single-match": true,
      "boundaries/legacy-templates": false,
      // A path under @/ that leads nowhere is no package.
      "boundaries/flag-as-external": { unresolvableAlias: false },
    },
    rules: {
      "boundaries/no-unknown-files": "error",
      "boundaries/no-unknown-dependencies": "error",
      // ESLint ignores such comments, oxlint does not.
      "no-warning-comments": ["error", { terms: ["eslint-disable", "oxlint-disable"], location: "anywhere" }],
    },
  },
  ...Object.entries(AREAS).reverse().flatMap(importRulesOfArea),
  {
    files: ["{app,components}/**/*.{ts,tsx}"],
    ignores: TESTS,
    // In oxlint this rule does not know components.
    rules: { "react/no-danger": ["error", { customComponentNames: ["*"] }] },
  },
  {
    files: CODE,
    ignores: [...TOOLS, ...TESTS],
    rules: {
      "no-restricted-syntax": [
        "error",
        ...[
          "> Literal[value=/^\\u002F/]",
          "> JSXExpressionContainer > Literal[value=/^\\u002F/]",
          "> JSXExpressionContainer > TemplateLiteral[quasis.0.value.raw=/^\\u002F/]",
        ].map((url) => ({
          selector: `JSXOpeningElement[name.name=/^(a|.*Link)$/] > JSXAttribute[name.name='href'] ${url}`,
          message: "Internal URLs are built in lib/routes: use `routes`.",
        })),
        {
          selector: "ImportExpression:not([source.type='Literal'])",
          message: "Write the path out: the import rules cannot follow one that is put together.",
        },
      ],
    },
  },
];

/** Of two areas a file fits the first is its own, and ESLint takes the last: so they come in reverse. */
function importRulesOfArea([area, pattern]) {
  return [
    {
      files: CODE.map((code) => [pattern, code]),
      rules: { "boundaries/dependencies": ["error", importRules(area)] },
    },
    {
      files: TESTS.map((tests) => [pattern, tests]),
      rules: { "boundaries/dependencies": ["error", importRules(area, { tests: true })] },
    },
  ];
}

export default config;
