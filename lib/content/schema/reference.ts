/** Fields that refer to an entry of another file. The schema says to which kind; `findUnknownReferences` resolves them. */
import type { z } from "zod";
import { slug } from "./text.ts";

/** What a field can refer to, in the words of messages. */
export const TARGETS = {
  author: "one of authors in content/pages/blog.yaml",
  category: "a category of content/industry-categories.yaml",
  city: "a city of content/locations",
  claim: "a claim of content/claims.yaml",
  client: "a name of case-studies.yaml",
  climate: "an id of content/climates.yaml",
  country: "a country of content/locations/regions.yaml",
  industry: "an industry of content/industries",
  page: "the path of a page",
  service: "a service of content/services",
  tag: "one of tags in content/pages/blog.yaml",
  topic: "one of categories in content/pages/blog.yaml",
} as const;
export type Target = keyof typeof TARGETS;

const targets = new WeakMap<z.core.$ZodType, { target: Target; besides: string | undefined }>();

/**
 * A schema whose values are references.
 *
 * @param besides a value that is none
 */
export function refersTo<T extends z.ZodType<string>>(target: Target, schema: T, besides?: string): T {
  const reference = schema.clone();
  targets.set(reference, { target, besides });
  return reference;
}

/** The slug or id of an entry. */
export const ref = (target: Target, besides?: string) => refersTo(target, slug, besides);

interface FieldReference {
  path: readonly PropertyKey[];
  target: Target;
  name: string;
}

/** The references in a validated value: its fields, items and keys whose schema is a reference. */
export function referencesIn(root: z.core.$ZodType, validated: unknown): FieldReference[] {
  const found: FieldReference[] = [];
  const visit = (schema: z.core.$ZodType, value: unknown, path: readonly PropertyKey[]): void => {
    if (value === undefined) return;
    const reference = targets.get(schema);
    if (reference && value !== reference.besides)
      found.push({ path, target: reference.target, name: value as string });
    const { def } = (schema as z.core.$ZodTypes)._zod;
    if (def.type === "optional") visit(def.innerType, value, path);
    else if (def.type === "array")
      (value as unknown[]).forEach((item, index) => visit(def.element, item, [...path, index]));
    else if (def.type === "object")
      for (const [key, field] of Object.entries(def.shape))
        visit(field, (value as Record<string, unknown>)[key], [...path, key]);
    else if (def.type === "record")
      for (const [key, item] of Object.entries(value as object)) {
        visit(def.keyType, key, [...path, key]);
        visit(def.valueType, item, [...path, key]);
      }
  };
  visit(root, validated, []);
  return found;
}
