import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import S3rver from "@20minutes/s3rver";

/** A server that speaks S3, on loopback, with its objects in a temporary folder. */
export interface S3Server {
  /** Variables for clients: endpoint, region, credentials. */
  env: Readonly<Record<string, string>>;
  /** Keys of all objects, sorted. */
  keys(): string[];
  has(key: string): boolean;
  read(key: string): string;
  /** Changes an object behind the back of its deploys. */
  overwrite(key: string, text: string): void;
  /** Requests that s3rver or the interception answered without an error of s3rver's, newest last. */
  requests: { method: string; key: string; status: number }[];
  stop(): Promise<void>;
}

/**
 * What happens to a request instead: a status, an error of S3, a closed connection before (`reset`) or after (`lost`) it
 * is carried out, no answer at all.
 */
export type Interception = number | { status: number; code: string } | "reset" | "lost" | "hang";

export interface S3Request {
  headers: Readonly<Record<string, string | string[] | undefined>>;
  /** From the question mark. */
  search: string;
}

export interface S3ServerOptions {
  /** Called before each request; what it returns happens instead. */
  intercept?: (
    method: string,
    key: string,
    request: S3Request,
  ) => Interception | undefined | Promise<Interception | undefined>;
  /** Called after each request that s3rver did not refuse. */
  onAnswer?: (method: string, key: string) => void;
  /** Whether conditional writes are obeyed. s3rver itself ignores the condition, as some storages do. */
  conditionalWrites?: boolean;
}

export const BUCKET = "site";
const OBJECT = "._S3rver_object";

/** Starts s3rver on a free port. */
export async function startS3Server({
  intercept,
  onAnswer,
  conditionalWrites = true,
}: S3ServerOptions = {}): Promise<S3Server> {
  const directory = mkdtempSync(path.join(tmpdir(), "s3-"));
  const server = new S3rver({
    address: "127.0.0.1",
    port: 0,
    silent: true,
    directory,
    // It gets signatures of listings and removals wrong.
    allowMismatchedSignatures: true,
    configureBuckets: [{ name: BUCKET }],
  });
  // It reports uploads whose client was killed.
  server.logger.silent = true;
  const requests: S3Server["requests"] = [];
  const fileOf = (key: string) => path.join(directory, BUCKET, `${key}${OBJECT}`);
  /** The last request for each key. s3rver shows readers objects that are half written, which no storage does. */
  const last = new Map<string, Promise<void>>();
  const inTurn = (key: string, answer: () => Promise<void>) => {
    const turn = (last.get(key) ?? Promise.resolve()).then(answer);
    last.set(
      key,
      turn.catch(() => undefined),
    );
    return turn;
  };
  server.middleware.unshift(async (context, next) => {
    const key = decodeURIComponent(context.path).slice(`/${BUCKET}/`.length);
    const happens = await intercept?.(context.method, key, context);
    const isNew = conditionalWrites && context.headers["if-none-match"] === "*" && context.method === "PUT";
    if (happens === undefined || happens === "lost") {
      await inTurn(key, async () => {
        if (isNew && existsSync(fileOf(key))) {
          context.status = 412;
          context.body = "<Error><Code>PreconditionFailed</Code></Error>";
        } else {
          await next();
        }
      });
    } else if (typeof happens === "object") {
      context.status = happens.status;
      context.body = `<Error><Code>${happens.code}</Code><Message>${happens.code}</Message></Error>`;
    } else if (typeof happens === "number") context.status = happens;
    if (typeof happens === "string") {
      context.respond = false;
      if (happens !== "hang") context.req.socket.destroy();
      return;
    }
    onAnswer?.(context.method, key);
    requests.push({ method: context.method, key, status: context.status });
  });
  const { port } = await server.run();
  return {
    env: {
      AWS_ENDPOINT_URL: `http://127.0.0.1:${port}`,
      AWS_REGION: "us-east-1",
      AWS_ACCESS_KEY_ID: "S3RVER",
      AWS_SECRET_ACCESS_KEY: "S3RVER",
    },
    keys: () =>
      readdirSync(path.join(directory, BUCKET), { recursive: true, encoding: "utf8" })
        .filter((file) => file.endsWith(OBJECT))
        .map((file) => file.slice(0, -OBJECT.length))
        .sort(),
    has: (key) => existsSync(fileOf(key)),
    read: (key) => readFileSync(fileOf(key), "utf8"),
    overwrite: (key, text) => writeFileSync(fileOf(key), text),
    requests,
    async stop() {
      server.httpServer.closeAllConnections();
      await server.close();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}
