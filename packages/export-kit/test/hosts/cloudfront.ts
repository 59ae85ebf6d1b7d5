/**
 * CloudFront as its documentation describes it, as a server on loopback: it runs the function and obeys the template
 * that `npm run hosts` writes. Ranges, conditions and compression are CloudFront's own; here our local server's stand in.
 */
import { createServer as createPlainServer, type IncomingMessage, type ServerResponse } from "node:http";
import { createServer } from "node:https";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { createCertificate } from "./certificate";
import { readTemplate, type Distribution } from "./cloudfront-template";
import { edgeFiles } from "./edge-files";
import { requestEvent, runFunction, type FunctionResponse } from "./function-runtime";
import { createOrigin, type SendObject } from "./origin";
import type { HostedSite, RunningHost } from "./host-kind";

export async function startCloudfront({ root, options }: HostedSite): Promise<RunningHost> {
  const folder = mkdtempSync(path.join(tmpdir(), "cloudfront-"));
  const distribution = readTemplate(edgeFiles(options)["cloudfront.yaml"]);
  const sendObject = createOrigin(root, options);
  const handler = runFunction(distribution.code);
  const { certificate, key } = createCertificate(folder);
  const credentials = { cert: readFileSync(certificate), key: readFileSync(key) };
  const secure = createServer(credentials, (request, response) => {
    answer(sendObject, distribution, handler, request, response).catch((error: Error) =>
      response.destroy(error),
    );
  });
  const plain = createPlainServer(redirectToHttps);
  const ports = await Promise.all(
    [secure, plain].map(async (server) => {
      await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
      return (server.address() as AddressInfo).port;
    }),
  );
  return {
    target: {
      origin: `https://localhost:${ports[0]}`,
      ...(distribution.redirectsToHttps ? { plainOrigin: `http://localhost:${ports[1]}` } : {}),
      authority: readFileSync(certificate, "utf8"),
    },
    capabilities: {
      compressesOnTheFly: false,
      compressedFiles: false,
      brotliFiles: false,
      lowerCase: true,
      https: true,
      readsNetwork: false,
      textForFiles: false,
    },
    stop: async () => {
      for (const server of [secure, plain]) server.closeAllConnections();
      await Promise.all([secure, plain].map((server) => new Promise((resolve) => server.close(resolve))));
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function answer(
  sendObject: SendObject,
  { methods, headers, errorPages }: Distribution,
  handler: ReturnType<typeof runFunction>,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const method = request.method ?? "";
  if (!methods.includes(method)) {
    // CloudFront's own answer, before any function.
    response.writeHead(method === "TRACE" ? 405 : 403, headers).end();
    return;
  }
  const result = handler(requestEvent(request));
  if ("statusCode" in result) {
    sendFunctionResponse(response, result);
    return;
  }
  if (await sendObject(result.uri, request, response, headers)) return;
  const page = errorPages[404];
  if (!page || !(await sendObject(page.path, request, response, headers, page.status)))
    response.writeHead(404, { ...headers, "Content-Type": "application/xml" }).end("<Error/>");
}

/** Without the headers of the policy: no documentation promises them for answers of functions. */
function sendFunctionResponse(response: ServerResponse, { statusCode, headers }: FunctionResponse): void {
  for (const [name, { value }] of Object.entries(headers)) response.setHeader(name, value);
  response.writeHead(statusCode, { "Content-Length": 0 }).end();
}

function redirectToHttps({ headers, url }: IncomingMessage, response: ServerResponse): void {
  const host = (headers.host ?? "").replace(/:\d+$/, "");
  response.writeHead(301, { Location: `https://${host}${url}` }).end();
}
