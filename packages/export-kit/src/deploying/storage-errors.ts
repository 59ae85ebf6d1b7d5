import { DeployError } from "./deploy-error";

interface StorageFailure {
  name?: string;
  message?: string;
  code?: string;
  $metadata?: { httpStatusCode?: number };
}

/** The http status of an answer that the client threw; undefined if there was none. */
export function statusOf(error: unknown): number | undefined {
  return (error as StorageFailure | undefined)?.$metadata?.httpStatusCode;
}

/** Whether there is no such object, as opposed to no such bucket. */
export function isMissing(error: unknown): boolean {
  return statusOf(error) === 404 && (error as StorageFailure).name !== "NoSuchBucket";
}

/** What to do about a failure, by the name or code that the client or the storage gives it. */
const ADVICE: Readonly<Record<string, string>> = {
  CredentialsProviderError:
    "no credentials found. Set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY, or AWS_PROFILE, or run on a machine with a role",
  NoSuchBucket: "there is no such bucket. Create it, or check --to",
  AccessDenied:
    "access denied. The credentials need GetObject, PutObject, DeleteObject and ListBucket for this bucket",
  InvalidAccessKeyId:
    "the storage does not know this access key. Check AWS_ACCESS_KEY_ID and AWS_ENDPOINT_URL",
  SignatureDoesNotMatch: "the storage refuses the secret key. Check AWS_SECRET_ACCESS_KEY and AWS_REGION",
  ExpiredToken: "the credentials have expired. Sign in again",
  PermanentRedirect: "the bucket is in another region. Set AWS_REGION to it",
  AuthorizationHeaderMalformed: "the bucket is in another region. Set AWS_REGION to it",
  RequestTimeTooSkewed: "this machine's clock is wrong. Set it",
  SlowDown:
    "the storage refuses so many requests. Run the same command again: it continues; with a smaller --parallel if it ends like this again",
  ECONNREFUSED: "nothing answers at this address. Check AWS_ENDPOINT_URL, and that the storage runs",
  ENOTFOUND: "there is no such host. Check AWS_ENDPOINT_URL, AWS_REGION and the network",
  EAI_AGAIN: "host names cannot be looked up. Check the network",
};

/**
 * Explains a failure of the storage to the person who deploys. It never contains credentials: it is made of the name of
 * the failure and the storage's one-line message, not of the request.
 *
 * @param request the key of the object that was asked for, or what was done
 */
export function explainStorageError(
  error: unknown,
  bucket: string,
  request: string,
  env: Readonly<Record<string, string | undefined>>,
): DeployError {
  if (error instanceof DeployError) return error;
  const { name = "", code = "", message = "" } = error as StorageFailure;
  const endpoint = env.AWS_ENDPOINT_URL_S3 ?? env.AWS_ENDPOINT_URL;
  // The origin has no user and password.
  const where = endpoint
    ? `${bucket} at ${URL.canParse(endpoint) ? new URL(endpoint).origin : "AWS_ENDPOINT_URL"}`
    : bucket;
  if (message.startsWith("Region is missing"))
    return new DeployError(`${where}: no region. Set AWS_REGION, or AWS_ENDPOINT_URL`);
  const advice = ADVICE[name] ?? ADVICE[code] ?? (statusOf(error) === 403 ? ADVICE.AccessDenied : undefined);
  if (advice) return new DeployError(`${where}: ${advice}`);
  const status = statusOf(error);
  const [line = ""] = message.split("\n");
  const said = [status ? `status ${status}` : "", name === "Error" ? code : name, line]
    .filter(Boolean)
    .join(", ");
  // Trying again would not help.
  if (status !== undefined && (status < 500 || status === 501))
    return new DeployError(`${where}: the storage refuses what a deploy needs (${request}: ${said})`);
  return new DeployError(
    `${where}: the storage failed (${request}: ${said}). Run the same command again: it continues`,
  );
}
