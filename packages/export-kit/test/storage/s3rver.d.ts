/** The parts of s3rver that tests use; the package has no types. It is an application of Koa. */
declare module "@20minutes/s3rver" {
  import type { IncomingMessage, Server } from "node:http";

  interface Context {
    method: string;
    path: string;
    search: string;
    req: IncomingMessage;
    /** False leaves the answer to somebody else. */
    respond: boolean;
    status: number;
    body: unknown;
    headers: Readonly<Record<string, string | undefined>>;
  }
  export default class S3rver {
    constructor(options: {
      address: string;
      port: number;
      silent: boolean;
      directory: string;
      allowMismatchedSignatures: boolean;
      configureBuckets: readonly { name: string }[];
    });
    middleware: ((context: Context, next: () => Promise<void>) => Promise<void>)[];
    run(): Promise<{ port: number }>;
    close(): Promise<void>;
    httpServer: Server;
    logger: { silent: boolean };
  }
}
