import { readFileSync } from "node:fs";
import path from "node:path";

/** Classes and properties in the form in which schema.org publishes them. */
export interface Vocabulary {
  "@graph": object[];
}

interface Reference {
  "@id": string;
}

const refer = (name: string): Reference => ({ "@id": `schema:${name}` });

/**
 * Schema.org's vocabulary, without a network: read back from schema-dts, whose declarations are generated
 * from it. An interface `XBase` there holds the properties of the class X and extends those of the classes
 * above it; a class without properties of its own has an `XLeaf` only.
 *
 * @throws Error where the declarations have another form than expected
 */
export function readSchemaOrg(projectDir: string): Vocabulary {
  const source = readFileSync(path.join(projectDir, "node_modules/schema-dts/dist/schema.d.ts"), "utf8");
  const parents = new Map<string, Set<string>>();
  const domains = new Map<string, Set<string>>();
  const declarations = source.matchAll(
    /^(?:export )?interface (\w+?)(Base|Leaf) extends ([^{]+) \{\n(.*?)^\}/gms,
  );
  for (const [, name, , above, body] of declarations) {
    const classes = addTo(parents, name!);
    for (const [, parent] of above!.matchAll(/(\w+)Base\b/g)) if (parent !== name) classes.add(parent!);
    for (const [, property] of body!.matchAll(/^ {4}"([a-zA-Z]\w*)"\?:/gm))
      addTo(domains, property!).add(name!);
  }
  if (parents.size < 700 || domains.size < 1000)
    throw new Error("schema-dts declares its types in another form");
  return {
    "@graph": [
      ...[...parents].map(([name, above]) => ({
        ...refer(name),
        "@type": "rdfs:Class",
        "rdfs:subClassOf": [...above].map(refer),
      })),
      ...[...domains].map(([name, classes]) => ({
        ...refer(name),
        "@type": "rdf:Property",
        "schema:domainIncludes": [...classes].map(refer),
      })),
    ],
  };
}

function addTo(sets: Map<string, Set<string>>, key: string): Set<string> {
  const set = sets.get(key) ?? new Set();
  sets.set(key, set);
  return set;
}
