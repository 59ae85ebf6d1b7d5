/**
 * Who may import whom: the layout's rules, for eslint-plugin-boundaries. Default deny: what is not
 * allowed here is an error that says what to do instead.
 */
import { AREAS } from "./import-areas.mjs";

const ALL = Object.keys(AREAS);
const COMPONENTS = ALL.filter((area) => area.startsWith("components/"));
/** What becomes the site, as against what builds and checks it. */
const SITE = ALL.filter(
  (area) => /^(app|components|lib)/.test(area) && !/^lib\/(site-build|checks)/.test(area),
);
const CONTENT = ALL.filter((area) => area.startsWith("lib/content"));
const CONTENT_TYPES = CONTENT.filter((area) => area !== "lib/content/readers");
const PURE_LIBRARIES = [
  "lib/routes",
  "lib/pages",
  "lib/geo",
  "lib/landing",
  "lib/seo",
  "lib/search",
  "lib/content/catalogue",
];
const PURE = [...PURE_LIBRARIES, "lib/content/schema"];
const WITHOUT_NODE = ["app", ...COMPONENTS, "lib/portal", "lib/env"];
const REACT = ["react", "react-*", "@base-ui/react", "@tanstack/react-*"];

const ENGINE = "The engine serves any site: take what belongs to one as an option.";

/**
 * What each area may import of ours besides itself: `values` (and their types), or only `types`,
 * with `import type`; and what to do where that is not enough.
 */
const MAY_IMPORT = {
  "next.config": {
    values: ["export-kit", "export-kit.config", "lib/site-build"],
    instead: "Next needs no more.",
  },
  "export-kit.config": { types: ["export-kit"], instead: "Options of the engine are plain data." },
  "eslint.config": { values: ["lib/checks"], instead: "Rules of the code stand in lib/checks." },
  config: { instead: "A tool's configuration stands alone." },
  app: {
    values: [
      ...[...COMPONENTS, ...PURE_LIBRARIES, "lib/env", "lib/og", "lib/portal", "lib/content"],
      "export-kit/pages",
    ],
    types: CONTENT_TYPES,
    instead: "A page takes what it needs from @/lib/content and hands it to one body component.",
  },
  "components/ui": {
    instead: "A primitive knows nothing of the product: take it as a prop, or move it to components/layout.",
  },
  "components/layout": {
    values: ["components/ui", "lib/routes"],
    types: CONTENT_TYPES,
    instead: "Take it as a prop, typed with `import type`; the page in app/ joins content to components.",
  },
  "components/sections": pageBody(),
  "components/landing": pageBody("lib/geo", "lib/landing", "export-kit/pages"),
  "components/blog": pageBody(),
  "components/search": {
    values: ["components/ui", "components/layout", "lib/routes", "lib/search"],
    types: CONTENT_TYPES,
    instead: "The index says what can be found: add it in lib/search; the page in app/ hands over the rest.",
  },
  "components/portal": {
    values: ["components/ui", "components/layout", "lib/portal", "lib/routes"],
    instead: "Put rules and storage into lib/portal; content comes as props from the page in app/.",
  },
  "lib/routes": {
    types: ["lib/pages"],
    instead: "It is a leaf: take what a URL is made of as a parameter.",
  },
  "lib/pages": {
    values: ["lib/content/schema"],
    instead: "It is a list: what is made of it stands where it is needed.",
  },
  "lib/env": { instead: "It is a leaf: read and check the variable, and leave its meaning to the caller." },
  "lib/hash-files": { instead: "It is a leaf: take what is hashed as a parameter." },
  "lib/geo": { instead: "Places and time know nothing of the product: take plain values as parameters." },
  "lib/landing": {
    values: ["lib/geo", "lib/seo", "lib/routes", "lib/content/catalogue"],
    types: CONTENT_TYPES,
    instead: "The page model is pure: take content and settings as parameters, typed with `import type`.",
  },
  "lib/seo": {
    values: ["lib/routes", "lib/pages"],
    types: CONTENT_TYPES,
    instead: "Builders are pure: take content and settings as parameters, typed with `import type`.",
  },
  "lib/search": {
    values: ["lib/routes", "lib/pages"],
    types: CONTENT_TYPES,
    instead: "Search is pure: take content as a parameter, typed with `import type`.",
  },
  "lib/og": {
    values: ["lib/seo"],
    instead: "It draws what it is told: take the words as parameters.",
  },
  "lib/portal": {
    values: ["lib/routes"],
    instead: "The portal runs in the browser alone: content comes as props from the page in app/.",
  },
  "lib/content": {
    values: [...CONTENT, "lib/env", "lib/routes", "lib/pages"],
    instead: "Nothing of the site is content.",
  },
  "lib/content/catalogue": {
    types: ["lib/content/schema"],
    instead: "The catalogue is pure, so that components may use it: of the rest only types of the schema.",
  },
  "lib/content/schema": {
    instead: "A schema says what one file holds; its reader joins files and checks them.",
  },
  "lib/content/readers": {
    values: [...CONTENT, "lib/env", "lib/hash-files", "lib/routes", "lib/pages", "lib/geo"],
    instead: "Nothing of the site is content.",
  },
  "lib/site-build": {
    values: [
      ...["app", ...COMPONENTS, ...PURE_LIBRARIES, "lib/env", "lib/hash-files", ...CONTENT],
      ...["export-kit", "export-kit/pages", "export-kit.config"],
    ],
    types: CONTENT_TYPES,
    instead: "It binds the engine to the site: content comes from @/lib/content, checks run as commands.",
  },
  "lib/checks": {
    values: ALL.filter((area) => area !== "e2e" && !area.startsWith("export-kit")),
    instead: "What a browser checks stands in e2e/; what the engine knows comes from lib/site-build.",
  },
  "export-kit/pages": { values: ["export-kit"], instead: ENGINE },
  "export-kit": { values: ["export-kit/pages"], instead: ENGINE },
  e2e: {
    // The content is what they expect of the built site: a name or a count is not stated in a test once more.
    values: ["lib/routes", "lib/pages", "lib/env", "lib/content"],
    types: CONTENT_TYPES,
    instead: "End-to-end tests see the built site only: look at the page, or start the program as a process.",
  },
};

/** The bodies of pages: marketing sections, landing pages, the blog. */
function pageBody(...more) {
  return {
    values: ["components/ui", "components/layout", "lib/routes", "lib/content/catalogue", ...more],
    types: [...CONTENT_TYPES, "lib/landing"],
    instead: "Take it as a prop, typed with `import type`; the page in app/ joins content to components.",
  };
}

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
    message:
      "Settings are read by app, lib/content, lib/site-build and lib/checks: take the value as a parameter.",
  },
  {
    disallow: { to: inAreas(["lib/site-build", "lib/checks", "export-kit"]) },
    message:
      "The site imports nothing that builds or checks it: move what both need to a folder both may import.",
  },
];

const pure = [
  {
    disallow: [{ to: NODE }, { to: inPackages(REACT) }],
    message:
      "This folder is pure: no Node and no React. Take what was read as a parameter, return plain values.",
  },
  {
    disallow: { to: inPackages("next"), dependency: { kind: "value" } },
    message: "This folder is pure: of Next only types, with `import type`. Call Next in app/.",
  },
];

const withoutNode = {
  disallow: { to: NODE },
  message:
    "Node's modules are for lib/content and lib/site-build: take the content from @/lib/content, or a prop.",
};

/** A test of the site may also set its scene: with real content, the pure builders, files. */
const forTests = {
  allow: [
    { to: inAreas([...PURE_LIBRARIES, "lib/content", "lib/content/schema"]) },
    { to: PACKAGES },
    { to: NODE },
  ],
};

const noTests = {
  disallow: { to: { file: { path: "**/*.test.{ts,tsx}" } } },
  message: "A test is not imported: move what both need to a file of its own.",
};

/**
 * Options of `boundaries/dependencies` for the files of an area, or for the tests among them.
 * A later policy overrides an earlier one.
 */
export function importRules(area, { tests = false } = {}) {
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
      ...(tests && !area.startsWith("export-kit") ? [forTests] : []),
      noTests,
    ],
  };
}
