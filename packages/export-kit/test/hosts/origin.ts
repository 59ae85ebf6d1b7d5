/** The bucket behind the model of CloudFront: the files of a site with the headers that a deploy gives them. */
import { existsSync, readFileSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import path from "node:path";
import { headersByRules, objectRules } from "../../src/deploying/objects";
import type { ExportKitOptions } from "../../src/options";
import { ContentTags, sendFile } from "../../src/server/site-server.mjs";

/**
 * Sends an object with the headers of the policy; resolves to false if there is no such object.
 *
 * @param uri of the function
 * @param status of an error page; without it the object itself was asked for
 */
export type SendObject = (
  uri: string,
  request: IncomingMessage,
  response: ServerResponse,
  headers: Readonly<Record<string, string>>,
  status?: number,
) => Promise<boolean>;

export function createOrigin(root: string, options: ExportKitOptions): SendObject {
  const headersOf = headersByRules(objectRules(options.hosts ?? {}, false));
  const tags = new ContentTags();
  return async (uri, request, response, headers, status) => {
    const key = decodeURIComponent(uri).slice(1);
    const file = path.join(root, key);
    // Keys have no folders to go up to.
    if (path.relative(root, file) !== key || !existsSync(file)) return false;
    const { type, cache } = headersOf(key, 0);
    const all = { ...headers, "Cache-Control": cache };
    if (status !== undefined) {
      response.writeHead(status, { ...all, "Content-Type": type });
      response.end(request.method === "HEAD" ? undefined : readFileSync(file));
      return true;
    }
    // CloudFront compresses by itself.
    delete request.headers["accept-encoding"];
    return sendFile(request, response, { file, type, headersFor: () => all, tags });
  };
}
