import type { GetObjectCommandOutput, S3ClientConfig } from "@aws-sdk/client-s3";
import type { Bucket, ObjectHeaders } from "./bucket";
import { DeployError } from "./deploy-error";
import { eachInParallel } from "../each-in-parallel";
import { createRetryStrategy } from "./retry-strategy";
import { explainStorageError, isMissing, statusOf } from "./storage-errors";
import type { BucketTarget } from "./deploy-target";

/** Keys in one answer to a listing: the limit of S3. */
const MAX_KEYS = 1_000;
const CONNECT_MILLISECONDS = 10_000;
const ANSWER_MILLISECONDS = 120_000;

/** Statuses with which storages refuse a condition that they do not know. */
const UNCONDITIONAL = [400, 405, 501];

/**
 * Opens a bucket. Requests use only what all storages support: one object is removed at a time, because Google cannot
 * remove several at once, no checksums are sent, and the bucket works without conditions. Credentials, region and
 * endpoint come from the client's own chain: environment, shared files, the machine's role.
 *
 * @param connections that may be open at once
 * @param options.keys in one answer to a listing
 * @param options.patience milliseconds for an answer
 * @throws DeployError if the client is not installed
 */
export async function openBucket(
  target: BucketTarget,
  connections: number,
  { env = process.env, keys: maxKeys = MAX_KEYS, patience = ANSWER_MILLISECONDS } = {},
): Promise<Bucket> {
  const sdk = await loadClient();
  const config: S3ClientConfig = {
    // Other providers ignore the region, but the client insists on one.
    ...(hasEndpoint(env) && {
      region: env.AWS_REGION ?? env.AWS_DEFAULT_REGION ?? "auto",
      forcePathStyle: true,
    }),
    retryStrategy: createRetryStrategy(),
    // Not all storages know the newer checksums. Downloads are not checked: the sample compares up to 20 published objects.
    requestChecksumCalculation: "WHEN_REQUIRED",
    responseChecksumValidation: "WHEN_REQUIRED",
    requestHandler: {
      connectionTimeout: CONNECT_MILLISECONDS,
      requestTimeout: patience,
      throwOnRequestTimeout: true,
      httpAgent: { keepAlive: true, maxSockets: connections },
      httpsAgent: { keepAlive: true, maxSockets: connections },
    },
  };
  const client = new sdk.S3Client(config);
  /** The Date header of each answer, which the client does not pass on. */
  const dates = new WeakMap<object, string>();
  client.middlewareStack.add(
    (next) => async (request) => {
      const answer = await next(request);
      const { headers } = answer.response as { headers?: Record<string, string> };
      if (headers?.date && answer.output) dates.set(answer.output.$metadata, headers.date);
      return answer;
    },
    { step: "deserialize", priority: "high", name: "keepDate" },
  );
  const { bucket: bucketName, prefix } = target;
  const name = `s3://${bucketName}/${prefix}`.replace(/\/$/, "");
  const at = (key: string) => ({ Bucket: bucketName, Key: prefix + key });
  /** @param what the key of the object, or what was done */
  const explain = (what: string) => (error: unknown) => {
    throw explainStorageError(error, name, what, env);
  };
  /** Undefined if there is no such object. */
  const unlessMissing = <T>(what: string, answer: Promise<T>) =>
    answer.catch((error) => (isMissing(error) ? undefined : explain(what)(error)));
  const write = async (key: string, Body: Uint8Array, headers: ObjectHeaders, more = {}) => {
    await client.send(new sdk.PutObjectCommand({ ...at(key), Body, ...inS3(headers), ...more }));
  };
  const read = async (key: string) => {
    const answer = await client.send(new sdk.GetObjectCommand(at(key)));
    const body = Buffer.from((await answer.Body?.transformToByteArray()) ?? []);
    return { body, headers: fromS3(answer), age: ageOf(answer, dates.get(answer.$metadata)) };
  };
  return {
    name,
    get: (key) => unlessMissing(key, read(key)),
    has: async (key) =>
      (await unlessMissing(key, client.send(new sdk.HeadObjectCommand(at(key))))) !== undefined,
    put: (key, body, headers) => write(key, body, headers).catch(explain(key)),
    async putNew(key, body, headers) {
      try {
        await write(key, body, headers, { IfNoneMatch: "*" });
        return true;
      } catch (error) {
        // 412: it exists. 409: another one is being written at this moment.
        if (statusOf(error) === 412 || statusOf(error) === 409) return false;
        if (UNCONDITIONAL.includes(statusOf(error)!))
          return write(key, body, headers).then(() => true, explain(key));
        return explain(key)(error);
      }
    },
    async copy(from, to) {
      const CopySource = [bucketName, ...(prefix + from).split("/")].map(encodeURIComponent).join("/");
      const copied = client.send(new sdk.CopyObjectCommand({ ...at(to), CopySource }));
      return (await unlessMissing(`copy of ${from}`, copied)) !== undefined;
    },
    remove: (keys) =>
      eachInParallel(keys, connections, async (key) => {
        await unlessMissing(`removal of ${key}`, client.send(new sdk.DeleteObjectCommand(at(key))));
      }),
    async list(below, limit = Infinity) {
      const keys: string[] = [];
      let marker: string | undefined;
      do {
        // The first version of listings: its marker is a key, which no storage can get wrong.
        const range = { Prefix: prefix + below, MaxKeys: Math.min(limit - keys.length, maxKeys) };
        const page = new sdk.ListObjectsCommand({ Bucket: bucketName, ...range, Marker: marker });
        const answer = await client.send(page).catch(explain("listing"));
        const found = (answer.Contents ?? []).flatMap(({ Key }) => (Key ? [Key] : []));
        keys.push(...found.map((key) => key.slice(prefix.length)));
        marker = answer.IsTruncated ? found.at(-1) : undefined;
      } while (marker !== undefined && keys.length < limit);
      return keys.sort();
    },
    close: () => client.destroy(),
  };
}

/** Loaded by this command only, because it takes a tenth of a second. */
function loadClient() {
  // Hides a warning of seven lines about the version of Node: `engines` of this package says which ones work.
  process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED ??= "true";
  return import("@aws-sdk/client-s3").catch((error: NodeJS.ErrnoException) => {
    if (!error.code?.endsWith("MODULE_NOT_FOUND")) throw error;
    throw new DeployError("the client for object storage is missing: npm install @aws-sdk/client-s3");
  });
}

const hasEndpoint = (env: NodeJS.ProcessEnv) => Boolean(env.AWS_ENDPOINT_URL_S3 ?? env.AWS_ENDPOINT_URL);

function inS3({ type, cache, encoding }: ObjectHeaders) {
  return { ContentType: type, CacheControl: cache, ContentEncoding: encoding };
}

function fromS3(answer: GetObjectCommandOutput): Partial<ObjectHeaders> {
  const encoding = answer.ContentEncoding === "gzip" ? answer.ContentEncoding : undefined;
  return { type: answer.ContentType, cache: answer.CacheControl, encoding };
}

/** @param date of the answer, in the format of http */
function ageOf({ LastModified }: GetObjectCommandOutput, date: string | undefined): number | undefined {
  return LastModified && date ? (Date.parse(date) - LastModified.getTime()) / 1_000 : undefined;
}
