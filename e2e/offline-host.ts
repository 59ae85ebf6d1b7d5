import { createHash } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { routes } from "@/lib/routes";

const WORKER = "/service-worker.js";
const LIST = /^const OFFLINE_BUILD=(.*);\n/;
const TEXT = /^(?:text\/|application\/(?:json|javascript))/;
/** Headers about the bytes as they were sent. */
const OF_BYTES = [
  "content-length",
  "content-encoding",
  "transfer-encoding",
  "connection",
  "keep-alive",
  "etag",
];

interface Build {
  id: string;
  /** Integrity by path. */
  files: Record<string, string>;
}

/** A host that can stop answering, and get another build. */
export interface Host {
  origin: string;
  answers: boolean;
  /** The id of the build that it serves. */
  build: string;
  /** Replaces the build by one with another name for a script of the dashboard, as if its content had changed. */
  deploy: () => Promise<void>;
  /** Paths of that script in both builds. */
  renamed: { old: string; new: string };
  stop: () => Promise<void>;
}

/** Starts a host in front of the server with the built site. */
export async function startHost(server: string): Promise<Host> {
  const readBuild = (worker: string) => JSON.parse(LIST.exec(worker)![1]!) as Build;
  const read = async (path: string) => (await fetch(server + path)).text();
  const worker = await read(WORKER);
  const [, old] = /static\/chunks\/([\w-]+)\.js/.exec(await read(`${routes.dashboard()}.txt`))!;
  const oldName = `${old}.js`;
  const newName = `${old}-2.js`;
  let newWorker: string | undefined;

  const rename = (text: string) => text.replaceAll(oldName, newName);

  async function contentOf(path: string): Promise<Buffer> {
    const response = await fetch(server + path);
    const isText = TEXT.test(response.headers.get("content-type") ?? "");
    return isText ? Buffer.from(rename(await response.text())) : Buffer.from(await response.arrayBuffer());
  }

  async function pass({ url = "/", method }: IncomingMessage, response: ServerResponse): Promise<void> {
    const isGone = newWorker !== undefined && url.includes(oldName);
    const path = url.replace(newName, oldName);
    const answer = await fetch(server + path, { method, redirect: "manual" });
    const headers = [...answer.headers].filter(([name]) => !OF_BYTES.includes(name));
    let body = Buffer.from(await answer.arrayBuffer());
    if (newWorker !== undefined && path === WORKER) body = Buffer.from(newWorker);
    else if (newWorker !== undefined && TEXT.test(answer.headers.get("content-type") ?? ""))
      body = Buffer.from(rename(body.toString()));
    response.writeHead(isGone ? 404 : answer.status, headers);
    response.end(method === "HEAD" || isGone ? undefined : body);
  }

  const proxy = createServer((request, response) => {
    if (host.answers) pass(request, response).catch(() => response.destroy());
    else request.socket.destroy();
  });
  await new Promise<void>((resolve) => proxy.listen(0, "localhost", resolve));
  const host: Host = {
    origin: `http://localhost:${(proxy.address() as AddressInfo).port}`,
    answers: true,
    build: readBuild(worker).id,
    renamed: { old: oldName, new: newName },
    async deploy() {
      const files: Record<string, string> = {};
      for (const path of Object.keys(readBuild(worker).files)) {
        const hash = createHash("sha256").update(await contentOf(path));
        files[rename(path)] = `sha256-${hash.digest("base64")}`;
      }
      const build: Build = { id: "of the next deploy", files };
      newWorker = worker.replace(LIST, () => `const OFFLINE_BUILD=${JSON.stringify(build)};\n`);
      host.build = build.id;
    },
    async stop() {
      proxy.closeAllConnections();
      await new Promise((resolve) => proxy.close(resolve));
    },
  };
  return host;
}
