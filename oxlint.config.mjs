/**
 * All rules for the code: those of oxlint, the import rules of the layout, and a few of our own.
 *
 * @see docs/decisions/0043-the-native-compiler-and-oxlint.md
 */
import { fileURLToPath } from "node:url";
import { AREAS } from "./lib/lint/import-areas.mjs";
import { importRules } from "./lib/lint/import-rules.mjs";

const TESTS = "**/*.test.{ts,tsx}";
const TOOLS = [
  "*.config.{mjs,ts}",
  "lib/{site-build,lint}/**",
  "lib/content/check-content.ts",
  "packages/**",
  "e2e/**",
];

const RAW_HTML = {
  propName: "dangerouslySetInnerHTML",
  message: "HTML that is set as text can run code: render elements.",
};

const config = {
  jsPlugins: ["eslint-plugin-boundaries", "./lib/lint/site-rules.mjs"],
  settings: {
    "boundaries/root-path": fileURLToPath(new URL(".", import.meta.url)),
    "boundaries/files": Object.entries(AREAS).map(([category, pattern]) => ({ category, pattern })),
    "boundaries/files-single-match": true,
    "boundaries/legacy-templates": false,
    // A path under @/ that leads nowhere is no package.
    "boundaries/flag-as-external": { unresolvableAlias: false },
    // Types of the engine are made when it is packed: here they are read from its sources.
    "import/resolver": { typescript: { alwaysTryTypes: true, conditionNames: ["import", "default"] } },
  },
  plugins: ["typescript", "react", "jsx-a11y", "nextjs", "import"],
  categories: { correctness: "error" },
  options: { denyWarnings: true, respectEslintDisableDirectives: false },
  ignorePatterns: [
    ".next/",
    "out/",
    ".releases/",
    "coverage/",
    "test-results/",
    "playwright-report/",
    "/bench/",
  ],
  rules: {
    "boundaries/no-unknown-files": "error",
    "boundaries/no-unknown-dependencies": "error",
    "import/no-anonymous-default-export": "error",
    "import/no-cycle": ["error", { ignoreTypes: false }],
    "max-lines": ["error", 400],
    // Exceptions are made here, where they are seen: comments cannot switch rules off.
    "no-warning-comments": ["error", { terms: ["eslint-disable", "oxlint-disable"], location: "anywhere" }],
    "no-array-constructor": "error",
    "no-restricted-imports": [
      "error",
      {
        paths: [
          {
            name: "next/image",
            message:
              "It prints a style attribute, which our Content-Security-Policy blocks: use <img width height>.",
          },
          {
            name: "next/legacy/image",
            message:
              "It prints a style attribute, which our Content-Security-Policy blocks: use <img width height>.",
          },
          {
            name: "next/font/google",
            message: "No third-party origins: use the self-hosted font.",
          },
          {
            name: "process",
            importNames: ["env"],
            message: "Only lib/env reads the environment: add a function there.",
          },
          {
            name: "node:process",
            importNames: ["env"],
            message: "Only lib/env reads the environment: add a function there.",
          },
        ],
      },
    ],
    // An underscore marks a value that is left out on purpose.
    "no-unused-vars": [
      "error",
      { argsIgnorePattern: "^_", varsIgnorePattern: "^_", ignoreRestSiblings: true },
    ],
    "no-var": "error",
    "prefer-const": "error",
    "prefer-rest-params": "error",
    "prefer-spread": "error",
    "react/display-name": "error",
    "react/jsx-no-comment-textnodes": "error",
    "react/no-unescaped-entities": "error",
    "react/require-render-return": "error",
    "react/rules-of-hooks": "error",
    "react/unsupported-syntax": "error",
    "typescript/ban-ts-comment": "error",
    "typescript/consistent-type-imports": "error",
    "typescript/no-empty-object-type": "error",
    "typescript/no-explicit-any": "error",
    "typescript/no-namespace": "error",
    "typescript/no-require-imports": "error",
    "typescript/no-unnecessary-type-constraint": "error",
    "typescript/no-unsafe-function-type": "error",

    // Landing pages have no payload for soft navigation, so links to them are plain <a>.
    "nextjs/no-html-link-for-pages": "off",
    "nextjs/no-img-element": "off",
    "no-control-regex": "off",
    "no-unsafe-optional-chaining": "off",
    // Of the rules on accessibility only those about ARIA and alternative texts: axe judges the pages themselves.
    "jsx-a11y/anchor-has-content": "off",
    "jsx-a11y/anchor-is-valid": "off",
    "jsx-a11y/autocomplete-valid": "off",
    "jsx-a11y/control-has-associated-label": "off",
    "jsx-a11y/label-has-associated-control": "off",
    "jsx-a11y/no-interactive-element-to-noninteractive-role": "off",
    "jsx-a11y/no-noninteractive-element-interactions": "off",
    "jsx-a11y/no-noninteractive-tabindex": "off",
    "jsx-a11y/no-redundant-roles": "off",
    "jsx-a11y/no-static-element-interactions": "off",
    "jsx-a11y/prefer-tag-over-role": "off",
  },
  overrides: [
    {
      files: ["**/*"],
      excludeFiles: [
        "*.config.{mjs,ts}",
        "{lib/site-build,lib/lint,packages,e2e}/**",
        "lib/content/check-content.ts",
        // They log by rule: docs/behaviour.md#timings-and-thresholds and docs/behaviour.md#unknown-paths.
        "components/sections/blocks/newsletter-form.tsx",
        "components/sections/site-pages/not-found/not-found-view.tsx",
      ],
      rules: { "no-console": "error" },
    },
    {
      files: ["**/*"],
      excludeFiles: [
        "lib/env.ts",
        // They ask TEST_RUNS whether a run is whole.
        TESTS,
        "{lib/site-build,packages}/**",
        "*.config.{mjs,ts}",
        "jest.setup.ts",
        "e2e/*.config.ts",
        "**/*.cjs",
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
      excludeFiles: ["**/*.test.{ts,tsx}"],
      rules: {
        "react/forbid-dom-props": [
          "error",
          {
            forbid: [
              {
                propName: "style",
                message: "Style attributes are blocked by our Content-Security-Policy: use a class.",
              },
              RAW_HTML,
            ],
          },
        ],
        "react/forbid-component-props": ["error", { forbid: [RAW_HTML] }],
      },
    },
    {
      files: ["**/*.cjs"],
      rules: { "typescript/no-require-imports": "off" },
    },
    {
      // Applications that know nothing of this site.
      files: ["packages/export-kit/test/apps/**"],
      rules: { "no-restricted-imports": "off" },
    },
    {
      files: ["**/*"],
      excludeFiles: [...TOOLS, TESTS],
      rules: {
        "site/literal-href": "error",
        // The import rules cannot follow a path that is put together.
        "import/no-dynamic-require": ["error", { esmodule: true }],
      },
    },
    // Of two areas a file fits the first is its own, and the last override holds: so they come in reverse.
    ...Object.entries(AREAS).reverse().map(importRulesOfArea),
  ],
};

function importRulesOfArea([area, pattern]) {
  return {
    files: [pattern],
    // A pattern without a folder is about the root, and would match names in all folders.
    excludeFiles: pattern.includes("/") ? [] : ["{app,components,e2e,lib,packages}/**"],
    rules: { "boundaries/dependencies": ["error", importRules(area)] },
  };
}

export default config;
