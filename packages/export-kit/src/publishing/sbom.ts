/** The software bill of materials (SBOM): the packages that a site is made with. */
import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import path from "node:path";
import { promisify } from "node:util";
import { hashFile } from "./manifest";

/** All packages: in a build npm would leave out whatever is for development in any workspace, such as Next. */
const NPM_SBOM = ["sbom", "--sbom-format=cyclonedx", "--package-lock-only", "--include=dev"];
/** In bytes of JSON. A thousand packages take one million. */
const MAX_SIZE = 2 ** 27;

/** SHA-256 of npm's lock file; undefined without one. */
export function hashLock(projectDir: string): string | undefined {
  const lock = path.join(projectDir, "package-lock.json");
  return existsSync(lock) ? hashFile(lock).sha256 : undefined;
}

/**
 * Lists the packages of the lock file, without the network, as CycloneDX: those for development are marked. The same lock
 * file and version of npm give the same bytes. Versions of npm differ, so `/build.json` names the hash of the lock file and
 * not of this list, which begins with it as its serial number.
 *
 * @param lock SHA-256 of the lock file
 * @returns JSON; undefined if npm cannot make the list, and says so: the site is complete without it
 */
export async function makeSbom(projectDir: string, lock: string): Promise<string | undefined> {
  try {
    const options = { cwd: projectDir, maxBuffer: MAX_SIZE };
    const { stdout } = await promisify(execFile)("npm", NPM_SBOM, options);
    const sbom = JSON.parse(stdout);
    const [, ...parts] = /^(.{8})(.{4})(.{4})(.{4})(.{12})/.exec(lock)!;
    sbom.serialNumber = `urn:uuid:${parts.join("-")}`;
    delete sbom.metadata.timestamp;
    // Some versions of npm name the site after its folder.
    const { component } = sbom.metadata;
    component.name = component["bom-ref"].replace(/@[^@]*$/, "");
    return `${JSON.stringify(sbom, undefined, 2)}\n`;
  } catch (error) {
    const { message } = error as Error;
    // npm writes many lines: the first is the command, the last the place of its log.
    const reason = /^npm error (?!code )(.*)/m.exec(message)?.[1] ?? message.split("\n")[0];
    console.warn(`no list of packages (sbom.json) beside this site: npm sbom: ${reason}`);
    return undefined;
  }
}
