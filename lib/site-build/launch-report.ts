/** Why a built site should not go live: sample content, demo accounts, example addresses, old dates and tools. */
import { readFileSync } from "node:fs";
import schedule from "node-releases/data/release-schedule/release-schedule.json";
import { getContent, getOrigin, type Site } from "@/lib/content";
import { AS_OF_LAG_DAYS } from "@/lib/content/consistency/check-dates";
import { hasSiteUrl } from "@/lib/env";
import { isEvidenceOld } from "./portal-state";
import { expiryProblems } from "./security-txt";

export interface BuiltSite {
  site: Pick<Site, "asOf" | "email" | "security" | "portal" | "samples">;
  origin: string;
  hasSiteUrl: boolean;
  /** Text of `content/README.md`, which lists the sample content. */
  readme: string;
  /** Version of the Node that builds it: `24.1.0`. */
  node: string;
  now: Date;
  /** True if the portal has changed since the pictures of it were taken. */
  isEvidenceOld: boolean;
}

const DAY_MS = 86_400_000;

/** When each line of Node gets its last security update, by `v24`. */
const NODE_LINES: Readonly<Record<string, { end: string } | undefined>> = schedule;

/** Returns the report on the project in the working directory, with its settings; an empty text if it may go live. */
export function launchReport(): string {
  return describeBlockers({
    site: getContent().site,
    origin: getOrigin(),
    hasSiteUrl: hasSiteUrl(),
    readme: readFileSync("content/README.md", "utf8"),
    node: process.versions.node,
    now: new Date(),
    isEvidenceOld: isEvidenceOld(),
  });
}

/** The report on a site with these facts; an empty text if it may go live. */
export function describeBlockers(built: BuiltSite): string {
  const lines = [
    ...originLines(built),
    ...addressLines(built),
    ...accountLines(built),
    ...sampleLines(built),
    ...dayLines(built),
    ...expiryProblems(built.site.security, built.now),
    ...nodeLines(built),
    ...evidenceLines(built),
  ];
  if (lines.length === 0) return "";
  return `Not ready to go live:\n${lines.map((line) => `  - ${line}`).join("\n")}\n`;
}

function isExample(host: string): boolean {
  return /(^|[.@])example(\.(com|net|org))?$/.test(host);
}

function originLines({ origin, hasSiteUrl }: BuiltSite): string[] {
  if (!hasSiteUrl) return [`SITE_URL is not set: canonical links and sitemaps use ${origin}`];
  return isExample(new URL(origin).hostname) ? [`SITE_URL is an example: ${origin}`] : [];
}

function addressLines({ site: { email, security, portal } }: BuiltSite): string[] {
  const addresses = [...Object.values(email), security.contact, portal.administrator];
  const examples = [...new Set(addresses.filter(isExample))];
  return examples.length > 0
    ? [`content/site.yaml: mail to these addresses is never delivered: ${examples.join(", ")}`]
    : [];
}

function accountLines({ site: { portal } }: BuiltSite): string[] {
  const emails = portal.demo.map(({ email }) => email);
  return emails.length > 0
    ? [`content/site.yaml: the sign-in page prints the passwords of the demo accounts ${emails.join(", ")}`]
    : [];
}

/** Reads the file names from the first column of the table under "Sample content". */
function sampleLines({ readme, site: { samples } }: BuiltSite): string[] {
  const section = readme.split(/^## /m).find((part) => part.startsWith("Sample content\n")) ?? "";
  const rows = [...section.matchAll(/^\| (`.*?) +\|/gm)].map(([, where = ""]) => where.replaceAll("`", ""));
  const files = [...new Set(rows.flatMap((row) => row.match(/[\w/*-]+\.(yaml|md)/g) ?? []))];
  const switched = `samples is ${samples} in content/site.yaml`;
  if (files.length === 0) return samples ? [`${switched}: pages mark clients as invented`] : [];
  return [
    `content/README.md lists people and companies that are fictitious, in ${files.join(", ")}; ` +
      (samples ? `replace them, then remove their mark: ${switched}` : `${switched}, so no page marks them`),
  ];
}

function dayLines({ site: { asOf }, now }: BuiltSite): string[] {
  const days = Math.floor((now.getTime() - Date.parse(asOf)) / DAY_MS);
  if (days > AS_OF_LAG_DAYS)
    return [`content/site.yaml: asOf is ${days} days ago (${asOf}): the next twelve months start there`];
  return days < 0 ? [`content/site.yaml: asOf is in the future (${asOf})`] : [];
}

function nodeLines({ node, now }: BuiltSite): string[] {
  const [major = ""] = node.split(".");
  const end = NODE_LINES[`v${major}`]?.end;
  return end !== undefined && now.getTime() > Date.parse(end)
    ? [`Node ${major} has had no security updates since ${end}: build with the version in .nvmrc`]
    : [];
}

function evidenceLines({ isEvidenceOld }: BuiltSite): string[] {
  return isEvidenceOld ? ["the portal has changed since its pictures were taken: npm run evidence"] : [];
}
