import { DeployError, EXIT } from "./deploy-error";

export interface BucketTarget {
  bucket: string;
  /** Empty, or ends with a slash. */
  prefix: string;
}

/**
 * Parses `s3://bucket` or `s3://bucket/prefix`, where `parseServerTarget` has returned undefined.
 *
 * @throws DeployError for anything else, with the targets of both kinds
 */
export function parseBucketTarget(text: string | undefined): BucketTarget {
  const [, bucket, path = ""] =
    /^s3:\/\/([a-z0-9][a-z0-9._-]{1,61}[a-z0-9])(?:\/(.*))?$/.exec(text ?? "") ?? [];
  // All but an empty one at the end: `s3://bucket/prefix/` has a slash more.
  const parts = path.split("/").filter((part, index, all) => part !== "" || index < all.length - 1);
  if (!bucket || parts.some((part) => part === "" || part === "." || part === ".."))
    throw new DeployError(
      `--to: expected s3://bucket, s3://bucket/prefix, user@server:/folder or /folder, got “${text ?? ""}”`,
      EXIT.usage,
    );
  return { bucket, prefix: parts.map((part) => `${part}/`).join("") };
}
