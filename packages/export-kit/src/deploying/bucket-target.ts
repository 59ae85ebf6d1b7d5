import { DeployError, EXIT } from "./deploy-error";

export interface Target {
  bucket: string;
  /** Empty, or ends with a slash. */
  prefix: string;
}

/**
 * Parses `s3://bucket` or `s3://bucket/prefix`.
 *
 * @throws DeployError for anything else
 */
export function parseTarget(text: string | undefined): Target {
  const [, bucket, path = ""] =
    /^s3:\/\/([a-z0-9][a-z0-9._-]{1,61}[a-z0-9])(?:\/(.*))?$/.exec(text ?? "") ?? [];
  const parts = path.split("/").filter((part, index, all) => part !== "" || index < all.length - 1);
  if (!bucket || parts.some((part) => part === "" || part === "." || part === ".."))
    throw new DeployError(
      `--to: expected s3://bucket, s3://bucket/prefix, user@server:/folder or /folder, got “${text ?? ""}”`,
      EXIT.usage,
    );
  return { bucket, prefix: parts.map((part) => `${part}/`).join("") };
}
