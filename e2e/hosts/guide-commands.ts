/** The commands of a guide in the order in which a reader meets them, and what the guide says of their end. */
import { readFileSync } from "node:fs";
import GithubSlugger from "github-slugger";

/** Commands that are not followed, and why. A deploy over ssh is followed with a folder of this machine. */
export const OUTSIDE: readonly (readonly [RegExp, string])[] = [
  [/^SITE_URL=\S+ npm run build$/, "the sample is its result"],
  [/^cd \S+ && npx wrangler deploy$/, "needs an account of Cloudflare"],
  [/^aws cloudformation deploy /, "needs an account of Amazon"],
  [/^certbot /, "needs a domain"],
  [/^mkdir -p \/var\/www\/certbot$/, "is for certbot"],
];

/** What a reader has to replace: it must never be run as it is. */
const PLACEHOLDER = /[<…]|example\.com|my-bucket|\/srv\//;

/** All commands of a guide's blocks. A section that a step sends its reader to comes at that step. */
export function commandsOf(guide: string): string[] {
  const [steps = "", ...sections] = readFileSync(`docs/how-to/${guide}`, "utf8").split(/^(?=## )/m);
  const text = sections.reduce((read, section) => {
    const link = `(#${new GithubSlugger().slug(/^## (.*)/.exec(section)![1]!)})`;
    return read.includes(link) ? read.replace(link, () => `\n${section}`) : read + section;
  }, steps);
  const blocks = [...text.matchAll(/^( *)```sh\n(.*?)\n\1```$/gms)];
  return blocks.flatMap(([, , block]) =>
    block!
      .replaceAll(/\\\n\s*/g, "")
      .split("\n")
      .map((line) => line.trim()),
  );
}

export interface GuideStep {
  command: string;
  /** Exit code, by what was printed. */
  code: (output: string) => number;
}

/**
 * The commands to follow. After a first deploy there is none to go back to; after the next one a reader goes back, sees
 * the other site, and returns.
 */
export function guideSteps(commands: readonly string[], isFirst: boolean): GuideStep[] {
  const check = commands.find((command) => command.includes("check:host"))!;
  return commands
    .filter((command) => !OUTSIDE.some(([pattern]) => pattern.test(command)))
    .flatMap((command): GuideStep[] => {
      const step = (code: number, followed = command): GuideStep => ({ command: followed, code: () => code });
      if (command.endsWith(" --rollback"))
        return isFirst ? [step(1)] : [step(0), step(1, check), step(0), step(0, check)];
      // Of a site that is deployed already, compressed files have to arrive too.
      if (isFirst && command.includes(" precompress ")) return [];
      if (command.endsWith("check:launch"))
        return [{ command, code: (output: string) => (output.includes("is ready to go live") ? 0 : 1) }];
      return [step(0)];
    });
}

/**
 * A command with a reader's values.
 *
 * @throws Error if something that a reader has to replace is left
 */
export function withValues(command: string, values: Readonly<Record<string, string>>): string {
  const names = Object.keys(values).map((name) => name.replaceAll(/[.?*+^$|()[\]\\]/g, "\\$&"));
  const line = command.replaceAll(new RegExp(names.join("|"), "g"), (name) => values[name]!);
  const left = PLACEHOLDER.exec(line);
  if (left) throw new Error(`the test has no value for “${left[0]}” of “${command}”`);
  return line;
}
