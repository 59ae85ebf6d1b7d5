/**
 * The import rules of the project's layout, for eslint-plugin-boundaries. Default deny: any import that is not
 * allowed here is an error, whose message says what to do instead. `oxlint.config.mjs` uses the rules.
 */
import { AREAS } from "./import-areas.mjs";

const ALL = Object.keys(AREAS);
const COMPONENTS = ALL.filter((area) => area.startsWith("components/"));
/** The code of the site itself; the rest builds and checks it. */
const SITE = ALL.filter(
  (area) => /^(app|components|lib)/.test(area) && !/^lib\/(site-build|lint)/.test(area),
);
const CONTENT = ALL.filter((area) => area.startsWith("lib/content"));
const CONTENT_TYPES = CONTENT.filter((area) => area !== "lib/content/readers");
const PURE_LIBRARIES =
  "routes pages csv art geo traffic plans tools landing overviews seo search content/catalogue"
    .split(" ")
    .map((name) => `lib/${name}`);
const PURE = [...PURE_LIBRARIES, "lib/content/schema"];
const WITHOUT_NODE = ["app", ...COMPONENTS, "lib/portal", "lib/env"];
const REACT = ["react", "react-*", "@base-ui/react", "@tanstack/react-*"];

const ENGINE = "The engine works for any site: take what is specific to this one as an option.";

/**
 * The areas that each area may import besides itself: `values` (and their types), or only `types`, with
 * `import type`; and what to do instead of other imports.
 *
 * @type {Record<string, { values?: string[], types?: string[], instead: string }>}
 */
export const MAY_IMPORT = {
  "next.config": {
    values: ["export-kit", "export-kit.config", "lib/site-build"],
    instead: "The configuration only connects Next with the engine and the site build.",
  },
  "export-kit.config": { types: ["export-kit"], instead: "The engine's options are plain data." },
  "oxlint.config": { values: ["lib/lint"], instead: "Rules about the code belong in lib/lint." },
  config: { instead: "A tool's configuration imports nothing of the project." },
  app: {
    values: [
      ...[...COMPONENTS, ...PURE_LIBRARIES, "lib/env", "lib/og", "lib/portal", "lib/content"],
      ...["export-kit/pages", "export-kit/queries"],
    ],
    types: CONTENT_TYPES,
    instead: "A page reads what it needs from @/lib/content and passes it to one body component.",
  },
  "components/ui": {
    instead:
      "A primitive knows nothing about the product: take it as a prop, or move it to components/layout.",
  },
  "components/layout": {
    values: ["components/ui", "lib/routes", "lib/art"],
    types: CONTENT_TYPES,
    instead: "Take it as a prop, typed with `import type`; the page in app/ joins content to components.",
  },
  // The 404 page looks up cities by their names; drawings show hours and prices.
  "components/sections": pageBody("lib/search", "lib/geo", "lib/plans", "lib/tools"),
  "components/landing": pageBody("lib/geo", "lib/landing", "export-kit/pages"),
  "components/blog": pageBody(),
  "components/search": {
    values: ["components/ui", "components/layout", "lib/routes", "lib/search"],
    types: CONTENT_TYPES,
    instead:
      "The search index holds all that can be found: add it in lib/search; the page in app/ passes the rest as props.",
  },
  "components/tools": pageBody("lib/tools", "lib/plans", "lib/traffic", "lib/geo", "lib/csv"),
  "components/portal": {
    values: ["components/ui", "components/layout", "lib/portal", "lib/routes", "lib/csv"],
    instead: "Put rules and storage into lib/portal; content comes as props from the page in app/.",
  },
  "lib/routes": {
    types: ["lib/pages"],
    instead: "It is a leaf: take the parts of a URL as parameters.",
  },
  "lib/pages": {
    values: ["lib/content/schema"],
    instead: "It is a list: put code that uses the list where it is needed.",
  },
  "lib/env": { instead: "It is a leaf: read and validate the variable, and leave the rest to the caller." },
  "lib/csv": { instead: "It is a leaf: take headings and limits as parameters." },
  "lib/art": {
    types: ["lib/geo"],
    instead: "Drawings know nothing about the product: take names as parameters.",
  },
  "lib/geo": {
    instead: "Geography and time know nothing about the product: take plain values as parameters.",
  },
  "lib/traffic": {
    values: ["lib/csv"],
    instead: "Queueing formulas know nothing about the product: take numbers as parameters.",
  },
  "lib/plans": pureModel("lib/geo", "lib/csv"),
  "lib/tools": pureModel(
    ...["lib/geo", "lib/traffic", "lib/plans", "lib/csv", "lib/routes", "lib/content/catalogue"],
  ),
  "lib/landing": pureModel(
    ...["lib/geo", "lib/traffic", "lib/plans", "lib/seo", "lib/routes", "lib/content/catalogue"],
    "export-kit/queries",
  ),
  "lib/overviews": pureModel(
    ...["lib/art", "lib/geo", "lib/plans", "lib/landing", "lib/seo", "lib/routes", "lib/content/catalogue"],
  ),
  "lib/seo": pureModel("lib/routes", "lib/pages", "lib/content/catalogue"),
  "lib/search": pureModel("lib/routes", "lib/pages"),
  "lib/og": { values: ["lib/art", "lib/seo"], instead: "It only draws: take the texts as parameters." },
  "lib/portal": {
    // Call logs are read as the tools read them.
    values: ["lib/routes", "lib/csv", "lib/tools"],
    instead: "The portal runs in the browser only: content comes as props from the page in app/.",
  },
  "lib/content": {
    values: [...CONTENT, "lib/env", "lib/routes", "lib/pages", "export-kit/queries"],
    instead: "Content does not depend on the rest of the site.",
  },
  "lib/content/catalogue": {
    types: ["lib/content/schema"],
    instead: "The catalogue is pure, so that components can use it: it may import only types of the schema.",
  },
  "lib/content/schema": {
    values: ["lib/geo", "lib/art"],
    instead: "A schema describes one file; its reader joins and checks several.",
  },
  "lib/content/readers": {
    values: [...CONTENT, "lib/env", "lib/routes", "lib/pages", "lib/geo", "export-kit/hash-files"],
    instead: "Content does not depend on the rest of the site.",
  },
  "lib/site-build": {
    values: [
      ...["app", ...COMPONENTS, ...PURE_LIBRARIES, "lib/env", "lib/portal", ...CONTENT],
      ...["export-kit", "export-kit/pages", "export-kit/queries", "export-kit/hash-files"],
      "export-kit.config",
    ],
    types: CONTENT_TYPES,
    instead: "It binds the engine to the site: read content from @/lib/content, and run checks as commands.",
  },
  "lib/lint": { values: ["oxlint.config"], instead: "Rules look at files, whatever these import." },
  "export-kit/pages": { values: ["export-kit", "export-kit/queries"], instead: ENGINE },
  "export-kit/queries": { instead: ENGINE },
  "export-kit/hash-files": { instead: "It is a leaf: take the paths to hash as parameters." },
  "export-kit": {
    values: ["export-kit/pages", "export-kit/queries", "export-kit/hash-files", "export-kit/test"],
    instead: ENGINE,
  },
  "export-kit/test": { values: ["export-kit", "export-kit/pages"], instead: ENGINE },
  "e2e/site": {
    values: ALL.filter((area) => area !== "e2e" && area !== "lib/lint"),
    instead: "Browser tests see only the built site: share what both need through lib/.",
  },
  e2e: {
    // Tests take the expected names and counts from the content instead of repeating them.
    values: ["lib/routes", "lib/pages", "lib/env", "lib/content"],
    types: CONTENT_TYPES,
    instead: "End-to-end tests see only the built site: look at the page, or start the program as a process.",
  },
};

/** Rules for code that computes from content: models of pages, plans, tools, the search. */
function pureModel(...values) {
  return {
    values,
    types: CONTENT_TYPES,
    instead: "It is pure: take content and settings as parameters, typed with `import type`.",
  };
}

/** Rules for page bodies: marketing sections, landing pages, the blog, the tools. */
function pageBody(...more) {
  return {
    values: ["components/ui", "components/layout", "lib/routes", "lib/art", "lib/content/catalogue", ...more],
    types: [...CONTENT_TYPES, "lib/landing", "lib/overviews"],
    instead: "Take it as a prop, typed with `import type`; the page in app/ joins content to components.",
  };
}

const inTests = { file: { path: "**/*.test.{ts,tsx}" } };
const inAreas = (categories) => ({ file: { categories } });
const inPackages = (source) => ({ module: { origin: "external", source } });
const PACKAGES = { module: { origin: "external" } };
const NODE = { module: { origin: "core" } };

const notForTheSite = [
  {
    disallow: { to: inAreas("lib/content/readers") },
    message: "Only lib/content reads content/: import @/lib/content, its catalogue, or types of its schema.",
  },
  {
    disallow: { to: inAreas("lib/env") },
    message: "Settings are read by app, lib/content, lib/site-build and e2e: take the value as a parameter.",
  },
  {
    disallow: { to: inAreas(["lib/site-build", "lib/lint", "export-kit", "export-kit/test"]) },
    message:
      "The site imports no code that builds or checks it: move shared code to a folder both may import.",
  },
];

const pure = [
  {
    disallow: [{ to: NODE }, { to: inPackages(REACT) }],
    message: "This folder is pure: no Node and no React. Take data as parameters, return plain values.",
  },
  {
    disallow: { to: inPackages("next"), dependency: { kind: "value" } },
    message: "This folder is pure: only types of Next, with `import type`. Call Next in app/.",
  },
];

const withoutNode = {
  disallow: { to: NODE },
  message:
    "Only lib/content and lib/site-build use Node's modules: take the content from @/lib/content, or a prop.",
};

/** Tests of the site may also use the real content, the pure libraries and files. */
const forTests = {
  from: inTests,
  allow: [
    { to: inAreas([...PURE_LIBRARIES, "lib/content", "lib/content/schema"]) },
    { to: PACKAGES },
    { to: NODE },
  ],
};

const noTests = {
  disallow: { to: inTests },
  message: "Tests cannot be imported: move shared code to a separate file.",
};

/** Options of `boundaries/dependencies` for the files of an area. Later policies override earlier ones. */
export function importRules(area) {
  const { values = [], types = [], instead } = MAY_IMPORT[area];
  const allowed = [...new Set([area, ...values]), ...types.map((name) => `types of ${name}`)].join(", ");
  return {
    default: "disallow",
    message: `${area} may import ${allowed}. ${instead}`,
    checkAllOrigins: true,
    policies: [
      { allow: [{ to: PACKAGES }, { to: NODE }] },
      ...(SITE.includes(area) ? notForTheSite : []),
      { allow: { to: inAreas([area, ...values]) } },
      ...types.map((name) => ({ allow: { to: inAreas(name), dependency: { kind: "type" } } })),
      ...(PURE.includes(area) ? pure : []),
      ...(WITHOUT_NODE.includes(area) ? [withoutNode] : []),
      ...(area.startsWith("export-kit") ? [] : [forTests]),
      noTests,
    ],
  };
}
