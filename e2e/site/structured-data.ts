import { readFileSync } from "node:fs";
import path from "node:path";
import Validator from "@adobe/structured-data-validator";
import { getContent } from "@/lib/content";
import type { ScannedPage } from "./scan-worker";
import type { CheckResult } from "../check-result";
import { isLandingFile, templateOf } from "./files";
import { readSchemaOrg, type Vocabulary } from "./schema-org";

/** The types that pages must have in their structured data, by template: `templateOf` in `templates.ts`. */
const EXPECTED: Readonly<Record<string, readonly string[]>> = {
  "/": ["Organization", "WebSite"],
  "/pricing": ["Service", "Organization"],
  "/tools": ["ItemList"],
  "/tools/*": ["BreadcrumbList"],
  "/services": ["ItemList"],
  "/services/*": ["Service", "BreadcrumbList", "Organization"],
  "/services/*/*": ["BreadcrumbList"],
  "/industries": ["ItemList"],
  "/industries/*": ["BreadcrumbList"],
  "/regions": ["ItemList"],
  "/regions/*": ["BreadcrumbList", "ItemList"],
  "/regions/*/*": ["BreadcrumbList", "ItemList"],
  "/regions/*/*/*": ["BreadcrumbList"],
  "/blog": ["BreadcrumbList", "ItemList"],
  "/blog/page/*": ["BreadcrumbList", "ItemList"],
  "/blog/category/*": ["BreadcrumbList", "ItemList"],
  "/blog/tag/*": ["BreadcrumbList", "ItemList"],
  "/blog/*": ["BlogPosting", "BreadcrumbList"],
  "/seo/*/*/*": ["Service", "BreadcrumbList"],
};

/** Number of landing pages, in addition to those about the home city, which describe a local business. */
const LANDING_SAMPLE = 100;

/**
 * Validates the structured data of some landing pages and of all other pages: types and properties against
 * schema.org's vocabulary, and the requirements of search engines for breadcrumbs and organisations.
 */
export async function checkStructuredData(
  root: string,
  pages: readonly ScannedPage[],
  projectDir: string,
): Promise<CheckResult> {
  const vocabulary = readSchemaOrg(projectDir);
  const { homeCity } = getContent().site;
  const landing = pages.filter(({ file }) => isLandingFile(file));
  const step = Math.ceil(landing.length / LANDING_SAMPLE);
  const sample = new Set([
    ...pages.filter(({ file }) => !isLandingFile(file)),
    ...landing.filter((page, index) => index % step === 0 || page.path.endsWith(`/${homeCity}`)),
  ]);
  const problems: string[] = [];
  let described = 0;
  for (const page of sample) {
    const blocks = readBlocks(readFileSync(path.join(root, page.file), "utf8"));
    if (blocks.length > 0) described += 1;
    const found = findMissingTypes(page.path, blocks);
    for (const block of blocks) found.push(...(await findDataProblems(block, vocabulary)));
    problems.push(...found.map((problem) => `${page.path} ${problem}`));
  }
  return { name: "structured data is valid", problems, note: `${described} pages` };
}

export function readBlocks(html: string): string[] {
  return Array.from(
    html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs),
    ([, json]) => json!,
  );
}

/** The types that the structured data of a page lacks. */
export function findMissingTypes(pagePath: string, blocks: readonly string[]): string[] {
  return (EXPECTED[templateOf(pagePath)] ?? [])
    .filter((type) => !blocks.some((block) => block.includes(`"@type":"${type}"`)))
    .map((type) => `has no ${type} in its structured data`);
}

interface Node {
  "@type"?: string | string[];
  "@id"?: string;
  [key: string]: unknown;
}

export async function findDataProblems(json: string, vocabulary: Vocabulary): Promise<string[]> {
  let data: Node & { "@graph"?: Node[] };
  try {
    data = JSON.parse(json) as typeof data;
  } catch (error) {
    return [`has structured data that is not valid JSON: ${String(error)}`];
  }
  if (data["@context"] !== "https://schema.org")
    return [`has structured data without the context https://schema.org`];
  const { "@context": _, ...rest } = data;
  const nodes = data["@graph"] ?? [rest];
  const untyped = nodes.filter((node) => !node["@type"]).map(() => "has structured data without a type");
  // The validator expects nodes by type.
  const jsonld: Record<string, Node[]> = {};
  for (const node of nodes) (jsonld[String(node["@type"])] ??= []).push(structuredClone(node));
  const issues = await new Validator(vocabulary).validate({ jsonld, errors: [] });
  const invalid = issues
    // Warnings about optional fields are advice.
    .filter(({ issueMessage, severity }) => severity === "ERROR" || !/^Missing field/.test(issueMessage))
    .map(({ rootType, issueMessage }) => `${rootType}: ${issueMessage}`);
  return [...untyped, ...invalid, ...findDanglingReferences(nodes)];
}

function findDanglingReferences(nodes: readonly Node[]): string[] {
  const ids = new Set(nodes.map((node) => node["@id"]));
  const dangling: string[] = [];
  const visit = (value: unknown) => {
    if (typeof value !== "object" || value === null) return;
    const keys = Object.keys(value);
    const { "@id": id } = value as Node;
    if (keys.length === 1 && id !== undefined && !ids.has(id))
      dangling.push(`refers to ${id}, which is not in the graph`);
    for (const child of Object.values(value)) visit(child);
  };
  visit(nodes);
  return dangling;
}
