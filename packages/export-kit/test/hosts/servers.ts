/** Starts real servers with the generated configuration, each on a free port of localhost. */
import { spawn, type ChildProcess } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { connect, createServer, type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { createCertificate, hasOpenssl } from "./certificate";
import { startCloudfront } from "./cloudfront";
import { startWorker } from "./edge-worker";
import { HEADER_TIMEOUT, startLocal } from "./local-server";
import { SERVER, type Capabilities, type HostedSite, type HostKind, type RunningHost } from "./host-kind";
import { nginxConfig } from "../../src/hosts/nginx";
import { createHostTable } from "../../src/hosts/table";

const START_LIMIT_MS = 15_000;
/** Not every user has these in PATH. */
const PROGRAMS = ["/usr/sbin", "/usr/bin", "/usr/local/sbin", "/usr/local/bin", "/opt/homebrew/bin"];
const MODULE_FOLDERS = ["/usr/lib/nginx/modules", "/usr/lib64/nginx/modules", "/etc/nginx/modules"];
const NGINX_MODULES = [
  "ngx_http_brotli_static_module",
  "ngx_http_brotli_filter_module",
  "ngx_http_perl_module",
] as const;

export function hostKinds(): HostKind[] {
  const { file: nginx, missing } = findNginx();
  const bare = { ...SERVER, brotliFiles: false, lowerCase: false };
  const withModules = { ...SERVER, https: false };
  return [
    { name: "npm run serve", missing: undefined, start: startLocal },
    {
      name: "nginx",
      missing: nginx && hasOpenssl() ? undefined : "nginx or openssl",
      start: (site) => startNginx(nginx!, site, bare),
    },
    {
      name: "nginx with the brotli and Perl modules",
      missing,
      start: (site) => startNginx(nginx!, site, withModules),
    },
    {
      name: "the Worker in workerd",
      missing: hasOpenssl() ? undefined : "openssl",
      start: startWorker,
    },
    {
      name: "the CloudFront function in a model of CloudFront",
      missing: hasOpenssl() ? undefined : "openssl",
      start: startCloudfront,
    },
  ];
}

/** The program, those of the site's modules that are installed, and what of both is not. */
export function findNginx() {
  const file = PROGRAMS.map((folder) => path.join(folder, "nginx")).find((each) => existsSync(each));
  const modules = NGINX_MODULES.filter((name) => nginxModule(name));
  const isWhole = file && modules.length === NGINX_MODULES.length;
  return { file, modules, missing: isWhole ? undefined : "nginx with its modules for brotli and Perl" };
}

function nginxModule(name: string): string | undefined {
  return MODULE_FOLDERS.map((folder) => path.join(folder, `${name}.so`)).find((file) => existsSync(file));
}

async function startNginx(
  file: string,
  { root, options }: HostedSite,
  capabilities: Capabilities,
): Promise<RunningHost> {
  const folder = mkdtempSync(path.join(tmpdir(), "nginx-"));
  const { brotliFiles: brotli, lowerCase: perl, https } = capabilities;
  const [port, securePort] = [await freePort(), await freePort()];
  const certificate = https ? createCertificate(folder) : undefined;
  const secure = certificate && {
    ...certificate,
    address: `localhost:${securePort}`,
    listen: `127.0.0.1:${securePort}`,
  };
  const config = path.join(folder, "site.conf");
  writeFileSync(
    config,
    nginxConfig(createHostTable(options), {
      root,
      listen: `127.0.0.1:${port}`,
      brotli,
      perl,
      headerTimeout: HEADER_TIMEOUT,
      ...(secure ? { https: secure } : {}),
    }),
  );
  const modules = NGINX_MODULES.filter((name) => (name.includes("perl") ? perl : brotli));
  const stop = await runNginx(file, { config, modules, port: secure ? securePort : port, folder });
  const plainOrigin = `http://localhost:${port}`;
  if (!secure) return { target: { origin: plainOrigin }, capabilities, stop };
  const authority = readFileSync(secure.certificate, "utf8");
  return { target: { origin: `https://${secure.address}`, plainOrigin, authority }, capabilities, stop };
}

interface NginxRun {
  /** File that the `http` block includes. */
  config: string;
  /** Names of modules to load. */
  modules: readonly string[];
  /** Port that it is ready by. */
  port: number;
  /** Folder of its own, which is removed when it has stopped. */
  folder: string;
}

/** Starts nginx with a configuration in its `http` block. Returns a function that stops it. */
export async function runNginx(
  file: string,
  { config, modules, port, folder }: NginxRun,
): Promise<() => Promise<void>> {
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"];
  writeFileSync(
    path.join(folder, "nginx.conf"),
    `${modules.map((name) => `load_module ${nginxModule(name)};\n`).join("")}
daemon off;
pid ${folder}/nginx.pid;
error_log stderr warn;
worker_processes 1;
${process.getuid?.() === 0 ? "user root;" : ""}
events {}
http {
    access_log off;
    ${temporary.map((name) => `${name}_temp_path ${folder}/${name};`).join("\n    ")}
    include ${config};
}
`,
  );
  const child = spawn(file, ["-c", path.join(folder, "nginx.conf"), "-e", "stderr"], {
    stdio: ["ignore", "ignore", "pipe"],
  });
  return waitForServer(child, port, folder);
}

/** Waits until a server accepts connections; returns a function that stops it and removes its folder. */
async function waitForServer(
  child: ChildProcess,
  port: number,
  folder: string,
): Promise<() => Promise<void>> {
  let output = "";
  child.stderr?.on("data", (chunk) => (output += chunk));
  const ended = new Promise<void>((resolve) =>
    child.once("exit", () => resolve()).once("error", () => resolve()),
  );
  const stop = async () => {
    child.kill("SIGTERM");
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  const limit = performance.now() + START_LIMIT_MS;
  while (!(await accepts(port))) {
    if (child.exitCode !== null || performance.now() > limit) {
      await stop();
      throw new Error(`${child.spawnargs.join(" ")} did not start:\n${output}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return stop;
}

function accepts(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1", () => {
      resolve(true);
      socket.destroy();
    });
    socket.once("error", () => resolve(false)).once("close", () => resolve(false));
  });
}

export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}
