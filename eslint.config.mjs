import boundaries from "eslint-plugin-boundaries";
import nextVitals from "eslint-config-next/core-web-vitals";
import nextTypeScript from "eslint-config-next/typescript";

/**
 * The parts of the code and where they are. A file belongs to the first pattern that fits; one that
 * fits none is an error, so a new folder has to be given its rules before it can be used.
 */
const AREAS = {
  "next.config": "next.config.mjs",
  config: "{*.config,jest.setup}.{mjs,ts}",
  app: "app/**",
  "components/ui": "components/ui/**",
  "components/layout": "components/layout/**",
  "components/sections": "components/sections/**",
  "components/landing": "components/landing/**",
  "components/blog": "components/blog/**",
  "components/portal": "components/portal/**",
  "lib/routes": "lib/routes{,.test}.ts",
  "lib/env": "lib/env{,.test}.ts",
  "lib/geo": "lib/geo/**",
  "lib/landing": "lib/landing/**",
  "lib/seo": "lib/seo/**",
  "lib/portal": "lib/portal/**",
  // What lib/content shows to the rest: its index, the pure catalogue, and types of its schema.
  "lib/content": "lib/content/index.ts",
  "lib/content/catalogue": "lib/content/catalogue.ts",
  "lib/content/schema": "lib/content/schema/**",
  "lib/content readers": "lib/content/**",
  "lib/build": "lib/build/**",
  "lib/checks": "lib/checks/**",
  e2e: "e2e/**",
};

const COMPONENTS = Object.keys(AREAS).filter((area) => area.startsWith("components/"));
const CONTENT_TYPES = ["lib/content", "lib/content/catalogue", "lib/content/schema"];
const CONTENT_FILES = [...CONTENT_TYPES, "lib/content readers"];
const PURE_LIBRARIES = ["lib/routes", "lib/geo", "lib/landing", "lib/seo", "lib/content/catalogue"];

/** What each area may import of ours besides itself: `values`, or only their `types`. And what to do when that is not enough. */
const MAY_IMPORT = {
  "next.config": { values: ["lib/build"], instead: "Nothing else is read before the build." },
  config: { instead: "A tool's configuration stands alone." },
  app: {
    values: [...COMPONENTS, ...PURE_LIBRARIES, "lib/env", "lib/portal", "lib/content"],
    types: CONTENT_TYPES,
    instead: "What a page needs comes from @/lib/content and goes into one body component.",
  },
  "components/ui": {
    instead: "A primitive knows nothing of the product: take it as a prop, or move it to components/layout.",
  },
  "components/layout": {
    values: ["components/ui", "lib/routes"],
    types: CONTENT_TYPES,
    instead: "Take what is missing as a prop; the page in app/ passes it.",
  },
  "components/sections": section(),
  "components/landing": section("lib/geo"),
  "components/blog": section(),
  "components/portal": {
    values: ["components/ui", "lib/portal", "lib/routes"],
    instead: "Put rules and storage into lib/portal; take content as props from the page in app/.",
  },
  "lib/routes": { instead: "It is a leaf: take what a URL is made of as a parameter." },
  "lib/env": { instead: "It is a leaf: read and check the variable, and leave its meaning to the caller." },
  "lib/geo": { instead: "Places and time know nothing of the product: take plain values as parameters." },
  "lib/landing": {
    values: ["lib/geo", "lib/seo", "lib/routes"],
    types: CONTENT_TYPES,
    instead: "The page model is pure: take content and settings as parameters, with `import type`.",
  },
  "lib/seo": {
    values: ["lib/routes"],
    types: CONTENT_TYPES,
    instead: "Builders are pure: take content and settings as parameters, with `import type`.",
  },
  "lib/portal": {
    values: ["lib/routes"],
    instead: "The portal runs in the browser alone: content comes through props from the page in app/.",
  },
  "lib/content": { values: [...CONTENT_FILES, "lib/env", "lib/routes"], instead: "Content depends on nothing." },
  "lib/content/catalogue": {
    types: ["lib/content/schema"],
    instead: "The catalogue is pure, for components to use: only types of the schema.",
  },
  "lib/content/schema": { instead: "A schema says what a file holds; joining and checking is done by its reader." },
  "lib/content readers": {
    values: [...CONTENT_FILES, "lib/env", "lib/routes"],
    instead: "Content depends on nothing.",
  },
  "lib/build": {
    values: ["app", ...COMPONENTS, ...PURE_LIBRARIES, "lib/env", "lib/portal", "lib/content", "lib/checks"],
    types: CONTENT_TYPES,
    instead: "The build gets content from @/lib/content.",
  },
  "lib/checks": {
    values: [...Object.keys(AREAS).filter((area) => area !== "e2e")],
    instead: "What is checked in a browser stands in e2e/.",
  },
  e2e: {
    values: ["lib/routes"],
    instead: "End-to-end tests see the built site only: look at the page, or start the program as a process.",
  },
};

/** The bodies of pages: marketing sections, landing pages, the blog. */
function section(...more) {
  return {
    values: ["components/ui", "components/layout", "lib/routes", "lib/content/catalogue", ...more],
    types: [...CONTENT_TYPES, "lib/landing"],
    instead: "Take it as a prop with `import type`; the page in app/ joins content to components.",
  };
}

const IN_BROWSER = [...COMPONENTS, "lib/portal", "lib/env"];
const PURE = [...PURE_LIBRARIES, "lib/content/schema"];
const REACT = ["react", "react-*", "@base-ui/react", "@tanstack/react-*"];

const areas = (categories) => ({ file: { categories } });
const packages = (origin, source) => ({ module: source ? { origin, source } : { origin } });

/** The import rules as policies. A later policy overrides an earlier one. */
const POLICIES = [
  { from: areas("*"), allow: { to: packages(["external", "core"]) } },
  ...Object.entries(MAY_IMPORT).map(([area, { values = [], types = [], instead }]) => ({
    from: areas(area),
    disallow: { to: packages("local") },
    message: `${area} may import ${sentence([area, ...values], types)}. ${instead}`,
  })),
  {
    to: areas("lib/content readers"),
    disallow: { from: areas("*") },
    message:
      "Only lib/content reads content/: import from @/lib/content, @/lib/content/catalogue, or types of its schema.",
  },
  {
    to: areas("lib/env"),
    disallow: { from: areas("*") },
    message: "Settings are read by app, lib/content, lib/build and lib/checks: take the value as a parameter.",
  },
  {
    to: areas(["lib/build", "lib/checks"]),
    disallow: { from: areas("*") },
    message: "The site does not import what builds and checks it: move what is shared to a folder both may import.",
  },
  ...Object.entries(MAY_IMPORT).flatMap(([area, { values = [], types = [] }]) => [
    { from: areas(area), allow: { to: areas([area, ...values]) } },
    ...(types.length > 0 ? [{ from: areas(area), allow: { to: areas(types), dependency: { kind: "type" } } }] : []),
  ]),
  {
    from: areas(PURE),
    disallow: [{ to: packages("core") }, { to: packages("external", REACT) }],
    message: "This folder is pure: no Node and no React. Take what was read as a parameter, and return plain values.",
  },
  {
    from: areas(PURE),
    disallow: { to: packages("external", "next"), dependency: { kind: "value" } },
    message: "This folder is pure: of Next only types, with `import type`. Call Next in app/.",
  },
  {
    from: areas([...IN_BROWSER, "app"]),
    disallow: { to: packages("core") },
    message: "Node's modules are for lib/content and lib/build: get the content from @/lib/content, or pass a value.",
  },
];

/** A test may also set its scene: real content, the pure builders, files. */
const TEST_POLICIES = [
  { from: areas("*"), allow: { to: areas([...PURE_LIBRARIES, "lib/content", "lib/content/schema"]) } },
  { from: areas("*"), allow: { to: packages(["external", "core"]) } },
];

const NO_TESTS = {
  from: areas("*"),
  disallow: { to: { file: { path: "**/*.test.{ts,tsx}" } } },
  message: "A test is not imported: move what is shared to a file of its own.",
};

function sentence(values, types) {
  return [...new Set(values), ...types.map((area) => `types of ${area}`)].join(", ");
}

/** @param {object[]} policies */
function importRules(policies) {
  return ["error", { default: "disallow", checkAllOrigins: true, policies: [...policies, NO_TESTS] }];
}

/** A warning is an error nobody mends. */
function withoutWarnings({ rules = {}, ...config }) {
  const strict = Object.entries(rules).map(([name, entry]) => {
    const [severity, ...options] = [entry].flat();
    return [name, severity === "warn" || severity === 1 ? ["error", ...options] : entry];
  });
  return Object.keys(rules).length > 0 ? { ...config, rules: Object.fromEntries(strict) } : config;
}

const CODE = "**/*.{js,jsx,mjs,cjs,ts,tsx,mts,cts}";
const TESTS = "**/*.test.{ts,tsx}";
const TOOLS = ["*.config.{mjs,ts}", "lib/build/**", "lib/checks/**", "e2e/**"];
/** Tables of data in code, as long as the data. Name the file here, and say in it what the data are. */
const LONG_TABLES = [];

const config = [
  {
    ignores: [".next/", "out/", ".releases/", "coverage/", "test-results/", "playwright-report/", "bench/"],
  },
  ...nextVitals.map(withoutWarnings),
  ...nextTypeScript.map(withoutWarnings),
  {
    // Comments that switch a rule off have no effect: an exception is made here, where it is seen.
    linterOptions: { noInlineConfig: true },
  },
  {
    files: [CODE],
    plugins: { boundaries },
    settings: {
      "boundaries/root-path": import.meta.dirname,
      "boundaries/files": Object.entries(AREAS).map(([category, pattern]) => ({ category, pattern })),
      "boundaries/files-single-match": true,
      "boundaries/legacy-templates": false,
      // An alias that leads nowhere is no package.
      "boundaries/flag-as-external": { unresolvableAlias: false },
    },
    rules: {
      "boundaries/no-unknown-files": "error",
      "boundaries/no-unknown-dependencies": "error",
      "boundaries/dependencies": importRules(POLICIES),
    },
  },
  {
    files: [TESTS],
    rules: { "boundaries/dependencies": importRules([...POLICIES, ...TEST_POLICIES]) },
  },
  {
    files: [CODE],
    rules: {
      "@typescript-eslint/consistent-type-imports": "error",
      "max-lines": ["error", { max: 250 }],
      "no-restricted-imports": [
        "error",
        {
          paths: [
            ...["next/image", "next/legacy/image"].map((name) => ({
              name,
              message: "It prints a style attribute, which our Content-Security-Policy blocks: use <img width height>.",
            })),
            { name: "next/font/google", message: "No third-party origin: use the self-hosted font." },
            ...["process", "node:process"].map((name) => ({
              name,
              importNames: ["env"],
              message: "Only lib/env reads the environment: add a function there.",
            })),
          ],
        },
      ],
      // Landing pages have no payload for soft navigation: links to them are plain <a>.
      "@next/next/no-html-link-for-pages": "off",
      "@next/next/no-img-element": "off",
    },
  },
  {
    files: [CODE],
    ignores: ["lib/env{,.test}.ts", "lib/build/**", "*.config.{mjs,ts}", "e2e/*.config.ts"],
    rules: {
      "no-restricted-properties": [
        "error",
        {
          object: "process",
          property: "env",
          message: "Only lib/env reads the environment: add a function there, with its default and what it refuses.",
        },
      ],
    },
  },
  { files: [CODE], ignores: TOOLS, rules: { "no-console": "error" } },
  { files: LONG_TABLES.length > 0 ? LONG_TABLES : ["!**"], rules: { "max-lines": "off" } },
  {
    files: ["{app,components}/**/*.{ts,tsx}"],
    ignores: [TESTS],
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
      "no-restricted-syntax": [
        "error",
        {
          selector: "JSXAttribute[name.name='href'] Literal[value=/^\\u002F(?!\\u002F)/]",
          message: "Internal URLs are built in lib/routes: use `routes`.",
        },
        {
          selector: "ImportExpression:not([source.type='Literal'])",
          message: "Write the path out: the import rules cannot check one that is put together.",
        },
      ],
    },
  },
  {
    // HTML they made themselves: rendered by React, and JSON escaped for a script element.
    files: ["components/landing/part.tsx", "components/layout/json-ld.tsx"],
    rules: { "react/no-danger": "off" },
  },
];

export default config;
