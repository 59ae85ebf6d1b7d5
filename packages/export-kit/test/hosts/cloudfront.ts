/**
 * CloudFront as its documentation describes it, as a server on loopback: it runs the function and obeys the template
 * that `npm run hosts` writes. Ranges, conditions and compression are CloudFront's own; here our local server's stand in.
 */
import { createServer as createPlainServer, type IncomingMessage, type ServerResponse } from "node:http";
import { createServer } from "node:https";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { createContext, runInContext, Script } from "node:vm";
import { Linter } from "eslint";
import { headersByRules, objectRules } from "../../src/deploying/object-headers";
import { sendFile } from "../../src/server/send-file";
import { createCertificate } from "./certificate";
import { readTemplate } from "./cloudfront-template";
import { edgeFiles } from "./edge-worker";
import { EDGE, type HostedSite, type RunningHost } from "./host-kind";

/**
 * Milliseconds: ends an endless loop. CloudFront ends a function after about one, but a busy machine can leave this
 * process without a processor for seconds.
 */
const TIME_LIMIT = 30_000;

type FunctionResult = { uri: string } | { statusCode: number; headers: Record<string, { value: string }> };

export async function startCloudfront({ root, options }: HostedSite): Promise<RunningHost> {
  const folder = mkdtempSync(path.join(tmpdir(), "cloudfront-"));
  const distribution = readTemplate(edgeFiles(options)["cloudfront.yaml"]);
  const { methods, headers, errorPages } = distribution;
  const handler = runFunction(distribution.code);
  const headersOf = headersByRules(objectRules(options.hosts ?? {}, false));

  /** Sends an object of the bucket. @param status of an error page @returns whether there is one */
  async function sendObject(
    uri: string,
    request: IncomingMessage,
    response: ServerResponse,
    status?: number,
  ) {
    const key = decodeURIComponent(uri).slice(1);
    const file = path.join(root, key);
    // Keys have no folders to go up to.
    if (path.relative(root, file) !== key || !existsSync(file)) return false;
    const { type, cache } = headersOf(key, 0);
    const all = { ...headers, "Cache-Control": cache };
    // CloudFront compresses by itself.
    delete request.headers["accept-encoding"];
    if (status === undefined) return sendFile(request, response, { file, type, headersFor: () => all });
    response.writeHead(status, { ...all, "Content-Type": type });
    response.end(request.method === "HEAD" ? undefined : readFileSync(file));
    return true;
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = "" } = request;
    if (!methods.includes(method)) {
      // CloudFront's own answer, before any function.
      response.writeHead(method === "TRACE" ? 405 : 403, headers).end();
      return;
    }
    const result = handler(request);
    if ("statusCode" in result) {
      // Without the headers of the policy: no documentation promises them for answers of functions.
      for (const [name, { value }] of Object.entries(result.headers)) response.setHeader(name, value);
      response.writeHead(result.statusCode, { "Content-Length": 0 }).end();
      return;
    }
    if (await sendObject(result.uri, request, response)) return;
    const page = errorPages[404];
    if (!page || !(await sendObject(page.path, request, response, page.status)))
      response.writeHead(404, { ...headers, "Content-Type": "application/xml" }).end("<Error/>");
  }

  const { certificate, key } = createCertificate(folder);
  const authority = readFileSync(certificate, "utf8");
  const secure = createServer({ cert: authority, key: readFileSync(key) }, (request, response) => {
    answer(request, response).catch((error: Error) => response.destroy(error));
  });
  const plain = createPlainServer(({ headers: { host = "" }, url }, response) => {
    response.writeHead(301, { Location: `https://${host.replace(/:\d+$/, "")}${url}` }).end();
  });
  const [port, plainPort] = await Promise.all(
    [secure, plain].map(async (server) => {
      await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
      return (server.address() as AddressInfo).port;
    }),
  );
  const plainOrigin = distribution.redirectsToHttps ? `http://localhost:${plainPort}` : undefined;
  return {
    target: { origin: `https://localhost:${port}`, plainOrigin, authority },
    capabilities: { ...EDGE, compressesOnTheFly: false, textForFiles: false },
    stop: async () => {
      for (const server of [secure, plain]) server.closeAllConnections();
      await Promise.all([secure, plain].map((server) => new Promise((resolve) => server.close(resolve))));
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/**
 * Loads a CloudFront function, in a context of its own with what its runtime has. Returns its handler.
 *
 * @throws Error if it is not ECMAScript 5.1 with `const` and `let`
 * @see https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/functions-javascript-runtime-20.html
 */
function runFunction(code: string): (request: IncomingMessage) => FunctionResult {
  // Of later syntax it may have `const` and `let`.
  const older = code.replaceAll(/^( *)(?:const|let) /gm, "$1var ");
  const [problem] = new Linter().verify(older, { languageOptions: { ecmaVersion: 5, sourceType: "script" } });
  if (problem) throw new Error(`line ${problem.line} is not ECMAScript 5.1: ${problem.message}`);
  // Neither Node's globals nor code made of text: `eval` and `new Function` are forbidden.
  const context = createContext(Object.create(null), { codeGeneration: { strings: false, wasm: false } });
  runInContext(`"use strict";\n${code}`, context);
  const call = new Script("handler(event)");
  return ({ method, url = "/", headers }) => {
    // Clients may send the form for proxies, which CloudFront takes apart.
    const [, target = "/"] = /^(?:https?:\/\/[^/?#]*)?(.*)$/i.exec(url) ?? [];
    const [uri, ...rest] = target.split("?");
    context.event = {
      version: "1.0",
      context: { eventType: "viewer-request" },
      request: {
        method,
        // As requested, escapes included.
        uri: uri || "/",
        querystring: {},
        headers: { host: { value: headers.host ?? "" } },
        cookies: {},
        // Undefined without a question mark.
        rawQueryString: () => (rest.length > 0 ? rest.join("?") : undefined),
      },
    };
    return call.runInContext(context, { timeout: TIME_LIMIT });
  };
}
