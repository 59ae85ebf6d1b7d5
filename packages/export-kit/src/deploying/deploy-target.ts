import { DeployError, EXIT } from "./deploy-error";

export interface BucketTarget {
  bucket: string;
  /** Empty, or ends with a slash. */
  prefix: string;
}

/** A folder of a server of one's own, or of this machine. */
export interface ServerTarget {
  /** As for ssh, `user@server`; undefined for this machine. */
  host: string | undefined;
  /** Absolute path of the link that the web server serves. */
  folder: string;
}

/**
 * Parses `s3://bucket`, `s3://bucket/prefix`, `user@server:/srv/site` or `/srv/site`.
 *
 * @throws DeployError for anything else, for the root of a disk, and for paths with steps up or empty ones
 */
export function parseTarget(text = ""): BucketTarget | ServerTarget {
  const [, bucket, prefix = ""] = /^s3:\/\/([a-z0-9][a-z0-9._-]{1,61}[a-z0-9])(?:\/(.*))?$/.exec(text) ?? [];
  // A host that begins with a hyphen would be an option of ssh; `s3:/bucket` has lost a slash.
  const [, host, folder = ""] = /^(?!-|s3:)(?:((?:[\w.-]+@)?\w[\w.-]*):)?\/([^\r\n]+)$/.exec(text) ?? [];
  // One slash at the end is allowed.
  const steps = (bucket ? prefix : folder).replace(/\/$/, "").split("/");
  const isPlain = steps.every((step) => !["", ".", ".."].includes(step));
  if (bucket && (isPlain || prefix === "")) return { bucket, prefix: prefix && `${steps.join("/")}/` };
  if (folder && isPlain) return { host, folder: `/${steps.join("/")}` };
  throw new DeployError(
    `--to: expected s3://bucket, s3://bucket/prefix, user@server:/folder or /folder, got “${text}”`,
    EXIT.usage,
  );
}
