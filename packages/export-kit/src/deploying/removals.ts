/** Share of the published files that may be removed without being agreed to. */
const MAX_SHARE = 0.1;

interface Removals {
  /** The files that would be removed. */
  gone: readonly string[];
  /** Number of files that are published. */
  published: number;
  /** The number of removals that the person who deploys has agreed to. */
  agreed: number | undefined;
  /** Settings of the build that differ from those of the published site, as text. */
  settings?: readonly string[];
}

/** Settings of a build that differ from those of the published site, as text. */
export function changedVariables(
  before: Readonly<Record<string, string>>,
  now: Readonly<Record<string, string>>,
): string[] {
  return [...new Set([...Object.keys(before), ...Object.keys(now)])]
    .filter((name) => (before[name] ?? "") !== (now[name] ?? ""))
    .map((name) => `${name}: “${before[name] ?? ""}” before, now “${now[name] ?? ""}”`);
}

/** Says what a plan would remove, if it is much or the build has other settings and nobody has agreed to it. */
export function describeUnagreed({ gone, published, agreed, settings = [] }: Removals): string | undefined {
  if (gone.length === 0 || agreed === gone.length) return undefined;
  if (gone.length <= published * MAX_SHARE && settings.length === 0) return undefined;
  const why = settings.length > 0 ? ` The site was built with other settings (${settings.join("; ")}).` : "";
  return (
    `would remove ${gone.length} of ${published} published files, such as ${gone.slice(0, 3).join(", ")}.${why} ` +
    `Was out/ built from the whole catalogue? If this is what you want, pass --yes-delete ${gone.length}`
  );
}
