/** Starts real servers with the generated configuration, each on a free port of localhost. */
import { spawn, type ChildProcess } from "node:child_process";
import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { connect, createServer, type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { siteCaddyfile, siteNginxConfig, siteServer } from "@/lib/site-build/hosts";

/** What not every host can do; `lib/site-build/hosting/README.md` lists the differences. */
export interface Capabilities {
  /** Compresses files that are not precompressed. */
  compressesOnTheFly: boolean;
  /** Sends precompressed `.br` files. */
  brotliFiles: boolean;
  /** Redirects paths with capital letters. */
  lowerCase: boolean;
  /** Serves HTTPS in production. */
  https: boolean;
}

export interface RunningHost {
  port: number;
  capabilities: Capabilities;
  stop(): Promise<void>;
}

export interface HostKind {
  name: string;
  /** What has to be installed for it; undefined if nothing is missing. */
  missing: string | undefined;
  start(root: string): Promise<RunningHost>;
}

const START_LIMIT_MS = 15_000;
/** Not every user has these in PATH. */
const PROGRAMS = ["/usr/sbin", "/usr/bin", "/usr/local/sbin", "/usr/local/bin", "/opt/homebrew/bin"];
const NGINX_MODULES = ["/usr/lib/nginx/modules", "/usr/lib64/nginx/modules", "/etc/nginx/modules"];

export function hostKinds(): HostKind[] {
  const nginx = program("nginx");
  const caddy = program("caddy");
  const brotli = nginxModule("ngx_http_brotli_static_module") && nginxModule("ngx_http_brotli_filter_module");
  const perl = nginxModule("ngx_http_perl_module");
  const bare = { compressesOnTheFly: true, brotliFiles: false, lowerCase: false, https: true };
  const withModules = { ...bare, brotliFiles: true, lowerCase: true };
  return [
    { name: "npm run serve", missing: undefined, start: startLocal },
    {
      name: "nginx",
      missing: nginx ? undefined : "nginx",
      start: (root) => startNginx(nginx!, root, bare),
    },
    {
      name: "nginx with the brotli and Perl modules",
      missing: nginx && brotli && perl ? undefined : "nginx with its modules for brotli and Perl",
      start: (root) => startNginx(nginx!, root, withModules),
    },
    { name: "Caddy", missing: caddy ? undefined : "caddy", start: (root) => startCaddy(caddy!, root) },
  ];
}

function program(name: string): string | undefined {
  return PROGRAMS.map((folder) => path.join(folder, name)).find((file) => existsSync(file));
}

function nginxModule(name: string): string | undefined {
  return NGINX_MODULES.map((folder) => path.join(folder, `${name}.so`)).find((file) => existsSync(file));
}

async function startLocal(root: string): Promise<RunningHost> {
  const server = siteServer(root);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    port: (server.address() as AddressInfo).port,
    capabilities: { compressesOnTheFly: false, brotliFiles: true, lowerCase: true, https: false },
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

async function startNginx(file: string, root: string, capabilities: Capabilities): Promise<RunningHost> {
  const folder = mkdtempSync(path.join(tmpdir(), "nginx-"));
  const port = await freePort();
  const { brotliFiles: brotli, lowerCase: perl } = capabilities;
  const modules = [
    ...(brotli ? ["ngx_http_brotli_static_module", "ngx_http_brotli_filter_module"] : []),
    ...(perl ? ["ngx_http_perl_module"] : []),
  ];
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"];
  writeFileSync(
    path.join(folder, "site.conf"),
    siteNginxConfig({ root, listen: `127.0.0.1:${port}`, brotli, perl }),
  );
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
    include ${folder}/site.conf;
}
`,
  );
  const config = path.join(folder, "nginx.conf");
  const child = spawn(file, ["-c", config, "-e", "stderr"], { stdio: ["ignore", "ignore", "pipe"] });
  return { port, capabilities, stop: await waitForServer(child, port, folder) };
}

async function startCaddy(file: string, root: string): Promise<RunningHost> {
  const folder = mkdtempSync(path.join(tmpdir(), "caddy-"));
  const port = await freePort();
  const config = path.join(folder, "Caddyfile");
  writeFileSync(
    config,
    `{\n\tadmin off\n\tauto_https off\n}\n${siteCaddyfile({ root, address: `http://127.0.0.1:${port}` })}`,
  );
  // Otherwise Caddy would write to the user's own folders.
  const folders = [`XDG_CONFIG_HOME=${folder}`, `XDG_DATA_HOME=${folder}`];
  const command = [file, "run", "--adapter", "caddyfile", "--config", config];
  const child = spawn("env", [...folders, ...command], { stdio: ["ignore", "ignore", "pipe"] });
  const capabilities = { compressesOnTheFly: true, brotliFiles: true, lowerCase: true, https: true };
  return { port, capabilities, stop: await waitForServer(child, port, folder) };
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
    const socket = connect(port, "127.0.0.1");
    socket.once("connect", () => resolve(true)).once("error", () => resolve(false));
    socket.once("connect", () => socket.destroy());
  });
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}
