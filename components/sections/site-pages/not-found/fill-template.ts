/** Fills the placeholders of a text: `{city}`. Unknown ones stay. */
export function fillTemplate(template: string, values: Readonly<Record<string, string>>): string {
  return template.replace(/\{([a-z]+)\}/g, (found, name: string) =>
    Object.hasOwn(values, name) ? values[name]! : found,
  );
}
