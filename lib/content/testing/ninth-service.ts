import { originalFile } from "./plant";

/** For tests: the file of a service besides the eight of the content, with names of its own. */
export const ninthService = originalFile("services/software-development.yaml")
  .replace(/^slug: .*/m, "slug: telesales")
  .replace(/^order: .*/m, "order: 99")
  .replace(/^(title|short|brief): .*/gm, "$1: Telesales");
/** The text of the ninth service in an industry, of which no other industry has a sentence. */
export const entryOf = (name: string, fit: string) => `  telesales:
    fit: ${fit === "none" ? "none" : `${fit}\n    perMonth: 40\n    minutes: 4.5`}
    reason: Whoever sells by telephone for ${name} has to know what the firm would never promise anybody.
    how: >-
      ${Array.from({ length: 6 }, (_, line) => `Line ${line} of the list for ${name} is rung in the morning.`).join(" ")}
    script:
      caller: Somebody at ${name} asks who is calling them.
      agent: The agent of ${name} says her name and the firm before anything else.
      then: The answer is written beside the number that ${name} gave.
`;
