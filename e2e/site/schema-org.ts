import { readFileSync } from "node:fs";
import path from "node:path";

/** Types and properties in schema.org's own JSON-LD format. */
export interface Vocabulary {
  "@graph": object[];
}

interface Reference {
  "@id": string;
}

const referTo = (name: string): Reference => ({ "@id": `schema:${name}` });

/**
 * Reads schema.org's vocabulary from the type declarations of schema-dts, which are generated from it: checks must not
 * need a network. There, an interface `XBase` has the properties of the type X and extends those of its parents; a type
 * without additional properties only has an `XLeaf`.
 *
 * @throws Error if the declarations have another format
 */
export function readSchemaOrg(projectDir: string): Vocabulary {
  const source = readFileSync(path.join(projectDir, "node_modules/schema-dts/dist/schema.d.ts"), "utf8");
  const parents = new Map<string, Set<string>>();
  const domains = new Map<string, Set<string>>();
  const declarations = source.matchAll(
    /^(?:export )?interface (\w+?)(Base|Leaf) extends ([^{]+) \{\n(.*?)^\}/gms,
  );
  for (const [, name, , extended, body] of declarations) {
    const classes = addTo(parents, name!);
    for (const [, parent] of extended!.matchAll(/(\w+)Base\b/g)) if (parent !== name) classes.add(parent!);
    for (const [, property] of body!.matchAll(/^ {4}"([a-zA-Z]\w*)"\?:/gm))
      addTo(domains, property!).add(name!);
  }
  if (parents.size < 700 || domains.size < 1000)
    throw new Error(
      `schema-dts: found ${parents.size} types and ${domains.size} properties, expected at least 700 and 1000`,
    );
  return {
    "@graph": [
      ...[...parents].map(([name, parentNames]) => ({
        ...referTo(name),
        "@type": "rdfs:Class",
        "rdfs:subClassOf": [...parentNames].map(referTo),
      })),
      ...[...domains].map(([name, classes]) => ({
        ...referTo(name),
        "@type": "rdf:Property",
        "schema:domainIncludes": [...classes].map(referTo),
      })),
    ],
  };
}

function addTo(sets: Map<string, Set<string>>, key: string): Set<string> {
  const set = sets.get(key) ?? new Set();
  sets.set(key, set);
  return set;
}
