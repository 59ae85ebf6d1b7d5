/**
 * Thirty mistakes that somebody could make tomorrow, each as a small edit of one file. When a file moves, its path here
 * follows; when the code changes, find another place for the same mistake.
 */

/**
 * @typedef {object} Fault
 * @property {string} name
 * @property {string} why how somebody comes to make it
 * @property {string} path
 * @property {RegExp} find matches once; with the flag g at least once
 * @property {string} replace as for `String.replace`; has to compile and to pass lint, so that a rule finds it
 * @property {true} [release] only `npm run test:release` has to find it
 */

/** @type {readonly Fault[]} */
export const FAULTS = [
  // Content
  {
    name: "unregistered-figure",
    why: "a salesperson adds a number that nobody has measured",
    path: "content/pages/about.yaml",
    find: /(for longer hours and in more languages\.)/,
    replace: "$1 We answer 97% of calls within 20 seconds.",
  },
  {
    name: "holidays-of-another-nation",
    why: "a new city is copied from an English one, and its calendar stays",
    path: "content/locations/united-kingdom.yaml",
    find: /(slug: edinburgh\n(?: {2}.*\n)*? {2}subdivision: )SCT/,
    replace: "$1ENG",
  },
  {
    name: "foreign-registry",
    why: "a package is added on a machine that uses a mirror, which npm writes into the lock file",
    path: "package-lock.json",
    find: /("node_modules\/clsx": \{\n\s+"version": "([\d.]+)",)/,
    replace: '$1\n      "resolved": "https://packages.example/clsx/-/clsx-$2.tgz",',
  },

  // Prices, places and hours
  {
    name: "annual-price-as-monthly",
    why: "the offer is to show what a year in advance comes to, and the price of a month is lost on one page",
    path: "components/sections/services/pricing-body.tsx",
    find: /const \{ name, price, ([^;]+;)/,
    replace: "const { name, annualPrice, $1\n  const price = Math.round(annualPrice / 12);",
  },
  {
    name: "link-by-name",
    why: "a slug is made of the city's name again, which is right for all but namesakes and accents",
    path: "lib/overviews/city-page.ts",
    find: /routes\.landing\(slug, CITY_PAGE_INDUSTRY, city\.slug\)/,
    replace: 'routes.landing(slug, CITY_PAGE_INDUSTRY, city.name.toLowerCase().replaceAll(" ", "-"))',
  },
  {
    name: "hub-without-cities",
    why: "a limit for long lists on phones is put where all pages get their links, and only one country is that long",
    path: "lib/overviews/hub-page.ts",
    find: /const links = cities\.map\(/,
    replace: "const links = cities.slice(0, 60).map(",
  },
  {
    name: "no-summer-time",
    why: "the offset of the desk is taken out of a loop, as if it were the same all year",
    path: "lib/geo/zone.ts",
    find: /offsetMinutes\(base, noon\)/,
    replace: "offsetMinutes(base, utcDay(asOf))",
  },
  {
    name: "erlang-off-by-one",
    why: "the recursion starts with nobody, and the end of its loop is taken for that of a list",
    path: "lib/traffic/erlang-b.ts",
    find: /agent <= agents/,
    replace: "agent < agents",
  },
  {
    name: "layout-of-another-page",
    why: "the shape of a page is told by kinds of values, and an absent part is taken for one of the others",
    path: "components/landing/landing-body.tsx",
    find: /if \(part === undefined\) return "-";/,
    replace: 'if (part === undefined) return "o";',
  },

  // What search engines and feed readers see
  {
    name: "canonical-lost",
    why: "Next replaces `alternates` as a whole, and whoever adds feeds to it does not copy the rest",
    path: "app/(site)/blog/blog-metadata.ts",
    find: /\n\s+\.\.\.metadata\.alternates,/,
    replace: "",
  },
  {
    name: "noindex-lost",
    why: "a page passes its metadata on field by field, and the last one is left out",
    path: "app/(site)/services/[service]/[industry]/page.tsx",
    find: /path, indexable \}/g,
    replace: "path }",
  },
  {
    name: "unescaped-feed",
    why: "an ampersand shows as &amp;amp; in one reader, and escaping is switched off for all",
    path: "lib/seo/blog-feeds.ts",
    find: /(suppressEmptyNode: true,)/,
    replace: "$1\n  processEntities: false,",
  },
  {
    name: "search-without-namesakes",
    why: "a list shows a name twice, and entries with the same name are dropped from the index",
    path: "lib/search/build-index.ts",
    find: /\.\.\.cities\.map\(/,
    replace:
      "...cities.filter(({ name }, index) => cities.findIndex((city) => city.name === name) === index).map(",
  },

  // The page in the browser
  {
    name: "inline-script",
    why: "a snippet for styles with and without script is pasted from a guide",
    path: "app/seo/landing-page.tsx",
    find: /(<LandingBody page=\{page\} \/>)/,
    replace: '<script>{`document.documentElement.dataset.script = "on"`}</script>$1',
  },
  {
    name: "policy-loosened",
    why: "a chart sets styles that the policy blocks, and the policy is changed instead of the chart",
    path: "export-kit.config.mjs",
    find: /(\n\s+hosts: \{)/,
    replace: "\n  harden: { policy: { \"style-src\": \"'self' 'unsafe-inline'\" } },$1",
  },
  {
    name: "table-wider-than-a-phone",
    why: "columns look cramped on a desk, and the minimum holds on phones too",
    path: "components/landing/landing.css",
    find: /(\.figures \{\n\s+width: 100%;)/,
    replace: "$1\n    min-width: 34rem;",
  },
  {
    name: "picture-without-name",
    why: "the title is above the chart anyway, so that its label looks like a repetition",
    path: "components/tools/line-chart.tsx",
    find: /\n\s+aria-label=\{`\$\{title\}: [^\n]+/,
    replace: "",
  },
  {
    name: "input-lost-on-the-way-back",
    why: "the address is to have valid figures only, and those of the last render are at hand",
    path: "components/tools/use-tool.ts",
    find: /(setNonsense\(\[\]\);\n\s+putInQuery\(latest\.current, )texts/,
    replace: "$1valid",
  },

  // The portal
  {
    name: "record-lost-on-close",
    why: "writes are put off a moment, so that typing stays smooth: a tab that closes has not written",
    path: "lib/portal/storage/safe-storage.ts",
    find: /write: \(key: string, value: string\) => (change\(key, value, \(storage\) => storage\.setItem\(key, value\)\)),/,
    replace: "write: (key: string, value: string) => void setTimeout(() => $1, 250),",
  },
  {
    name: "other-tab-unseen",
    why: "a condition is turned round, and only foreign keys make a tab read again",
    path: "lib/portal/sync-tabs.ts",
    find: /if \(key && !key\.startsWith\(PREFIX\)\) return;/,
    replace: "if (!key || key.startsWith(PREFIX)) return;",
  },
  {
    name: "plain-password",
    why: "a draft of the account is stored before the hash is there, or the line is lost in a merge",
    path: "lib/portal/actions/sign-up.ts",
    find: /await context\.passwords\.hash\(form\.password\)/,
    replace: "form.password",
  },
  {
    name: "requests-of-others",
    why: "the requests of a firm are matched without their owner, since most firms have one account",
    path: "lib/portal/derived-state.ts",
    find: /\(\{ userId \}\) => userId === user\?\.id/,
    replace: "({ userId }) => Boolean(userId && user)",
  },
  {
    name: "payload-from-backup",
    why: "line breaks of a comment are to show, and its text is put in as HTML",
    path: "components/portal/requests/request-history.tsx",
    find: /<blockquote\s+(className=\{`[^`]+`\})\s*>\s*\{entry\.text\}\s*<\/blockquote>/,
    replace: '<blockquote $1 ref={(quote) => void quote?.insertAdjacentHTML("beforeend", entry.text)} />',
  },
  {
    name: "way-out-after-sign-in",
    why: "the address to return to is to keep its anchor, and is passed on as it came",
    path: "lib/portal/route-guard.ts",
    find: /origin === BASE && isPortal \? pathname \+ query : null/,
    replace: "isPortal && origin + query ? next : null",
  },

  // The engine, hosts and publishing
  {
    name: "worker-serves-old-pages",
    why: "offline pages are to open at once, and the cache is asked before the network",
    path: "packages/export-kit/src/offline/browser/build-cache.ts",
    find: /if \(path\.startsWith\(ASSETS\)\) (return \(await caches\.match)/,
    replace: 'if (request.method === "GET") $1',
  },
  {
    name: "deploy-removes-the-site",
    why: "a narrow build is deployed, and the question before removals needs both signs instead of one",
    path: "packages/export-kit/src/deploying/removals.ts",
    find: /(gone\.length <= published \* MAX_SHARE) && (settings\.length === 0)/,
    replace: "$1 || $2",
  },
  {
    name: "headers-missing-on-errors",
    why: "nginx sends headers with errors only where a word says so, which looks superfluous",
    path: "packages/export-kit/src/hosts/nginx.ts",
    find: /(`add_header \$\{name\} \$\{quote\(value\)\}) always;`/,
    replace: "$1;`",
    release: true,
  },
  {
    name: "not-found-with-status-200",
    why: "guides for single-page applications answer every address with 200",
    path: "packages/export-kit/src/edge/cloudfront-template.ts",
    find: /ResponseCode: 404/,
    replace: "ResponseCode: 200",
    release: true,
  },
  {
    name: "site-gone-while-publishing",
    why: "a link cannot be made where one is, so the old one is removed first: a kill in between leaves none",
    path: "packages/export-kit/src/publishing/publish.ts",
    find: /const temporary = .*\n\s+rmSync\(temporary, (\{ force: true \})\);\n\s+symlinkSync\(target, temporary\);\n\s+renameSync\(temporary, file\);/,
    replace: "rmSync(file, $1);\n  symlinkSync(target, file);",
  },
  {
    name: "company-name-in-code",
    why: "a title is written out, as it reads better than a placeholder",
    path: "app/site-metadata.ts",
    find: /\| \$\{content\.site\.brand\}/,
    replace: "| Clydeline",
    release: true,
  },
];
