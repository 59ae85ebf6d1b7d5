/** The bucket behind the model of CloudFront: the files of a site with the headers that a deploy gives them. */
import { existsSync, readFileSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import path from "node:path";
import { sendFile, siteObjectHeaders, siteTags } from "@/lib/site-build/hosts";

/**
 * Sends an object with the headers of the policy.
 *
 * @param uri of the function
 * @param status of an error page; without it the object itself was asked for
 * @returns false if there is no such object
 */
export async function sendObject(
  root: string,
  uri: string,
  request: IncomingMessage,
  response: ServerResponse,
  headers: Readonly<Record<string, string>>,
  status?: number,
): Promise<boolean> {
  const key = decodeURIComponent(uri).slice(1);
  const file = path.join(root, key);
  // Keys have no folders to go up to.
  if (path.relative(root, file) !== key || !existsSync(file)) return false;
  const { type, cache } = siteObjectHeaders(key, 0);
  const all = { ...headers, "Cache-Control": cache };
  if (status !== undefined) {
    response.writeHead(status, { ...all, "Content-Type": type });
    response.end(request.method === "HEAD" ? undefined : readFileSync(file));
    return true;
  }
  // CloudFront compresses by itself.
  delete request.headers["accept-encoding"];
  return sendFile(request, response, { file, type, headersFor: () => all, tags: siteTags });
}
