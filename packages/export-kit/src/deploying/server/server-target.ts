import { DeployError, EXIT } from "../deploy-error";

/** A folder of a server of one's own, or of this machine. */
export interface ServerTarget {
  /** As for ssh, `user@server`; undefined for this machine. */
  host: string | undefined;
  /** Absolute path of the link that the web server serves. */
  folder: string;
}

/**
 * Parses `server:/srv/site`, `user@server:/srv/site` or `/srv/site`.
 *
 * @returns undefined for targets of another kind
 * @throws DeployError for the root of a disk, and for paths with steps up
 */
export function parseServerTarget(text: string | undefined): ServerTarget | undefined {
  // A host that begins with a hyphen would be an option of ssh.
  const [, host, path] = /^(?:((?:[\w.-]+@)?\w[\w.-]*):)?(\/(?!\/)[^\r\n]*)$/.exec(text ?? "") ?? [];
  // `s3:/bucket` has lost a slash.
  if (path === undefined || host?.startsWith("-") || host === "s3") return undefined;
  const steps = path.split("/").filter((step) => step !== "");
  if (steps.length === 0 || steps.includes("..") || steps.includes("."))
    throw new DeployError(
      `--to: expected a folder such as ${host ? `${host}:` : ""}/srv/site, got “${text}”`,
      EXIT.usage,
    );
  return { host, folder: `/${steps.join("/")}` };
}
