// @ts-check
import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";

const TAGS = ["coast", "hills", "rivers", "roads", "towns", "weather"];
const WORDS =
  "a the of harbour morning light walk stone bridge ferry rain map long old quiet over under with".split(" ");
/** Texts that careless code for HTML, string replacement or JSON corrupts. */
const AWKWARD = [
  "`</script><script>alert(1)</script>`",
  "Fish & chips < pies > peas",
  'She said "it’s" – ‘twice’',
  "`<!-- not a comment -->`",
  "naïve café, Ålesund, 東京, 😀",
  "back\\\\slash \\u003c `\\u2028`",
  "<aside>HTML that the renderer leaves out</aside>",
];

/** @param {number} index */
const slugOf = (index) => `note-${index}`;

/** Only in body text: Next's title templates corrupt it. */
const REPLACEMENTS = "$& and $1 and $$";

/**
 * Writes random Markdown posts with front matter; the same on every run.
 *
 * @param {string} folder
 * @param {number} count
 */
export function writePosts(folder, count) {
  let state = 15;
  /** From 0 to 1; the same numbers on every machine. */
  const random = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
  const below = (/** @type {number} */ limit) => Math.floor(random() * limit);
  const pick = (/** @type {readonly string[]} */ list) => /** @type {string} */ (list[below(list.length)]);
  const words = (/** @type {number} */ length) => Array.from({ length }, () => pick(WORDS)).join(" ");
  const paragraph = () =>
    `${words(8 + below(30))}, *${words(2)}* ${pick([REPLACEMENTS, ...AWKWARD])} **${words(2)}**.`;
  const parts = [
    () => `## ${words(3)} ${pick(AWKWARD)}`,
    () => Array.from({ length: 1 + below(5) }, () => `- ${words(4)} ${pick(AWKWARD)}`).join("\n"),
    () => Array.from({ length: 1 + below(3) }, (_, index) => `${index + 1}. ${words(5)}`).join("\n"),
    () => `\`\`\`js\nconst ${pick(WORDS)} = "<b>$&</b>" && \`\${1}\`;\n\`\`\``,
    () => `> ${paragraph()}`,
    () => `[${words(2)}](/posts/${slugOf(below(count))} "${words(2)} & more") and ![${words(2)}](/icon.svg)`,
    paragraph,
    paragraph,
  ];
  mkdirSync(folder, { recursive: true });
  for (let index = 0; index < count; index += 1) {
    const head = {
      title: `${words(4)} ${index} ${pick(AWKWARD)}`,
      summary: `${words(10)} ${pick(AWKWARD)}`,
      tags: TAGS.filter(() => random() < 0.4),
      related: Array.from({ length: below(4) }, () => slugOf(below(count))),
      draft: random() < 0.05,
    };
    const front = Object.entries(head).map(([key, value]) => `${key}: ${JSON.stringify(value)}`);
    const text = Array.from({ length: 3 + below(8) }, () =>
      /** @type {() => string} */ (parts[below(parts.length)])(),
    );
    writeFileSync(
      path.join(folder, `${slugOf(index)}.md`),
      `---\n${front.join("\n")}\n---\n${[paragraph(), ...text].join("\n\n")}\n`,
    );
  }
}
