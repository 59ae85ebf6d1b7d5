import { hashContent, type Manifest } from "../publishing/manifest";
import { unzip, type Bucket } from "./bucket";
import { DeployError, EXIT } from "./deploy-error";
import type { DeployPlan } from "./deploy-plan";
import type { Goal } from "./deploy-goal";
import { headersByRules } from "./object-headers";

/** Files to read, of the uploads and of the whole site each. */
const SAMPLE = 10;

/**
 * Reads a sample of the published objects and compares their content and headers.
 *
 * @returns the number of objects read
 * @throws DeployError that lists all differences
 */
export async function checkSample(
  bucket: Bucket,
  { manifest, rules }: Pick<Goal, "manifest" | "rules">,
  { phases }: Pick<DeployPlan, "phases">,
): Promise<number> {
  const headersOf = headersByRules(rules);
  const files = sampleOfDeploy(phases.flat(), manifest);
  const problemOf = async (file: string): Promise<string | undefined> => {
    const { sha256, size } = manifest.get(file)!;
    const object = await bucket.get(file);
    if (!object) return `${file} is missing`;
    const expected = headersOf(file, size);
    const { type, cache, encoding } = object.headers;
    for (const [name, value] of Object.entries({ type, cache, encoding }))
      if (value !== expected[name as keyof typeof expected])
        return `${file} has the ${name} ${value}, expected ${expected[name as keyof typeof expected]}`;
    const content = encoding === "gzip" ? await unzip(object.body).catch(() => object.body) : object.body;
    return hashContent(content).sha256 === sha256 ? undefined : `${file} has other contents`;
  };
  const problems = (await Promise.all(files.map(problemOf))).filter((problem) => problem !== undefined);
  assertAsDeployed(bucket.name, files, problems);
  return files.length;
}

/** @throws DeployError if there are problems with the files that were read. @param where bucket or folder */
export function assertAsDeployed(where: string, read: readonly string[], problems: readonly string[]): void {
  if (problems.length > 0)
    throw new DeployError(
      `${where}: ${problems.length} of ${read.length} files that were read are not as deployed: ` +
        `${problems.join("; ")}. Something else writes there: stop it, then deploy with --all`,
      EXIT.check,
    );
}

/** A sample of the uploads and one of the whole site. */
export function sampleOfDeploy(uploads: readonly string[], manifest: Manifest): string[] {
  return [...new Set([...sampleOf(uploads), ...sampleOf([...manifest.keys()])])];
}

/** `size` files at random, or all if there are fewer. */
export function sampleOf(files: readonly string[], size = SAMPLE): string[] {
  if (files.length <= size) return [...files];
  const rest = [...files];
  return Array.from({ length: size }, () => rest.splice(Math.floor(Math.random() * rest.length), 1)[0]!);
}
