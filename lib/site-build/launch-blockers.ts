/** What a finished build holds that the public should not see, or that will soon be wrong. */
import type { Site } from "@/lib/content";
import { AS_OF_LAG_DAYS } from "@/lib/content/dates";

/** What is looked at. */
export interface Finished {
  site: Pick<Site, "asOf" | "email" | "security" | "portal">;
  /** The origin that canonical links begin with. */
  origin: string;
  /** Whether SITE_URL said so. */
  hasSiteUrl: boolean;
  /** The text of `content/README.md`, where the samples are listed. */
  readme: string;
  /** The clock of the machine. It decides nothing that is published, only what is said here. */
  now: Date;
}

const DAY_MS = 86_400_000;

/**
 * @returns one block to be printed at the end of a build; empty where the site is ready for the public
 */
export function describeLaunchBlockers(finished: Finished): string {
  const lines = [
    ...originLines(finished),
    ...addressLines(finished),
    ...accountLines(finished),
    ...sampleLines(finished),
    ...dayLines(finished),
  ];
  if (lines.length === 0) return "";
  return `Not ready for the public:\n${lines.map((line) => `  - ${line}`).join("\n")}\n`;
}

function isExample(host: string): boolean {
  return /(^|[.@])example(\.(com|net|org))?$/.test(host);
}

function originLines({ origin, hasSiteUrl }: Finished): string[] {
  if (!hasSiteUrl) return [`SITE_URL is not set: canonical links and sitemaps name ${origin}`];
  return isExample(new URL(origin).hostname) ? [`SITE_URL is an example: ${origin}`] : [];
}

function addressLines({ site: { email, security, portal } }: Finished): string[] {
  const addresses = [...Object.values(email), security.contact, portal.administrator];
  const examples = [...new Set(addresses.filter(isExample))];
  return examples.length > 0
    ? [`content/site.yaml: mail to these addresses arrives nowhere: ${examples.join(", ")}`]
    : [];
}

function accountLines({ site: { portal } }: Finished): string[] {
  const emails = portal.demo.map(({ email }) => email);
  return emails.length > 0
    ? [`content/site.yaml: the sign-in page prints the passwords of the demo accounts ${emails.join(", ")}`]
    : [];
}

/** The first column of the table of samples. */
function sampleLines({ readme }: Finished): string[] {
  const section = readme.split(/^## /m).find((part) => part.startsWith("Samples\n")) ?? "";
  const rows = [...section.matchAll(/^\| (`.*?) +\|/gm)].map(([, where = ""]) => where.replaceAll("`", ""));
  const files = [...new Set(rows.flatMap((row) => row.match(/[\w/*-]+\.(yaml|md)/g) ?? []))];
  return files.length > 0
    ? [`content/README.md lists people and firms that are invented, in ${files.join(", ")}`]
    : [];
}

function dayLines({ site: { asOf }, now }: Finished): string[] {
  const days = Math.floor((now.getTime() - Date.parse(asOf)) / DAY_MS);
  if (days > AS_OF_LAG_DAYS)
    return [`content/site.yaml: asOf is ${days} days ago (${asOf}): the next twelve months begin there`];
  return days < 0 ? [`content/site.yaml: asOf is a day to come (${asOf})`] : [];
}
