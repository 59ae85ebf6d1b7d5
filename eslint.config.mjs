import { fileURLToPath } from "node:url";
import nextVitals from "eslint-config-next/core-web-vitals";
import nextTypeScript from "eslint-config-next/typescript";
import boundaries from "eslint-plugin-boundaries";
import { AREAS } from "./lib/checks/import-areas.mjs";
import { importRules } from "./lib/checks/import-rules.mjs";

const CODE = ["**/*.{js,jsx,mjs,cjs,ts,tsx,mts,cts}"];
const TESTS = ["**/*.test.{ts,tsx}"];
const TOOLS = ["*.config.{mjs,ts}", "lib/site-build/**", "lib/checks/**", "packages/**", "e2e/**"];
/** Parts whose line on the console the specification asks for. */
const LOGGED_BY_SPECIFICATION = [
  "components/sections/blocks/newsletter.tsx",
  "components/sections/site-pages/not-found/not-found-view.tsx",
];
/** Data that stand in code, as long as they have to be. A file named here says in its head what the data are. */
const TABLES = [];

/** A warning is an error nobody mends: the presets' warnings count as errors. */
function withoutWarnings({ rules, ...config }) {
  if (!rules) return config;
  const strict = Object.entries(rules).map(([name, entry]) => {
    const [severity, ...options] = [entry].flat();
    return [name, severity === "warn" || severity === 1 ? ["error", ...options] : entry];
  });
  return { ...config, rules: Object.fromEntries(strict) };
}

const config = [
  { ignores: [".next/", "out/", ".releases/", "coverage/", "test-results/", "playwright-report/", "bench/"] },
  ...[...nextVitals, ...nextTypeScript].map(withoutWarnings),
  // A comment that switches a rule off has no effect: exceptions are made here, where they are seen.
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
      "@typescript-eslint/consistent-type-imports": "error",
      // An underscore says that a value is left out on purpose.
      "@typescript-eslint/no-unused-vars": [
        "error",
        { argsIgnorePattern: "^_", varsIgnorePattern: "^_", ignoreRestSiblings: true },
      ],
      // Links to landing pages are plain <a>: those pages have no payload for soft navigation.
      "@next/next/no-html-link-for-pages": "off",
      "@next/next/no-img-element": "off",
      "no-restricted-imports": ["error", { paths: restrictedImports() }],
    },
  },
  ...Object.entries(AREAS).reverse().flatMap(importRulesOfArea),
  { files: CODE, ignores: TABLES, rules: { "max-lines": ["error", 250] } },
  { files: CODE, ignores: [...TOOLS, ...LOGGED_BY_SPECIFICATION], rules: { "no-console": "error" } },
  {
    files: CODE,
    ignores: [
      "lib/env{,.test}.ts",
      "lib/site-build/**",
      "packages/**",
      "*.config.{mjs,ts}",
      "e2e/*.config.ts",
    ],
    rules: {
      "no-restricted-properties": [
        "error",
        {
          object: "process",
          property: "env",
          message:
            "Only lib/env reads the environment: add a function there, with its default and what it refuses.",
        },
      ],
    },
  },
  {
    files: ["{app,components}/**/*.{ts,tsx}"],
    ignores: TESTS,
    rules: {
      "react/forbid-dom-props": [
        "error",
        {
          forbid: [
            {
              propName: "style",
              message: "Style attributes are blocked by our Content-Security-Policy: use a class.",
            },
          ],
        },
      ],
      "react/no-danger": ["error", { customComponentNames: ["*"] }],
    },
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
  {
    // HTML made by React.
    files: ["packages/export-kit/src/fragments.tsx"],
    rules: { "react/no-danger": "off" },
  },
  {
    // Applications that know nothing of this site: its own rules are not theirs.
    files: ["packages/export-kit/test/apps/**"],
    rules: { "no-restricted-imports": "off", "no-restricted-syntax": "off" },
  },
];

/** Of two areas a file fits the first is its own, and ESLint takes the last: so they come in reverse. */
function importRulesOfArea([area, pattern]) {
  return [
    { files: [pattern], rules: { "boundaries/dependencies": ["error", importRules(area)] } },
    {
      files: TESTS.map((tests) => [pattern, tests]),
      rules: { "boundaries/dependencies": ["error", importRules(area, { tests: true })] },
    },
  ];
}

function restrictedImports() {
  return [
    ...["next/image", "next/legacy/image"].map((name) => ({
      name,
      message:
        "It prints a style attribute, which our Content-Security-Policy blocks: use <img width height>.",
    })),
    { name: "next/font/google", message: "No third-party origins: use the self-hosted font." },
    ...["process", "node:process"].map((name) => ({
      name,
      importNames: ["env"],
      message: "Only lib/env reads the environment: add a function there.",
    })),
  ];
}

export default config;
