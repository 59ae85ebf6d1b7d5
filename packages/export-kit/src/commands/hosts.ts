import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { caddyfile } from "../hosts/caddy";
import { nginxConfig } from "../hosts/nginx";
import { createHostTable } from "../hosts/table.mjs";
import type { ExportKitOptions } from "../options";
import { HOST_CONFIGS } from "../paths.mjs";

/**
 * `export-kit hosts`: writes configurations for nginx and Caddy to `.releases/hosts/`.
 *
 *   --root /srv/site        folder of the site on the server
 *   --listen 8080           nginx: port, or address and port
 *   --address example.com   Caddy: domain (with a certificate) or :port
 *   --brotli, --perl        nginx has these modules
 *   --to folder             target, instead of .releases/hosts
 */
export function run(args: string[], options: ExportKitOptions): void {
  const { values } = parseArgs({
    args,
    options: {
      root: { type: "string", default: "/srv/site" },
      listen: { type: "string", default: "8080" },
      address: { type: "string", default: ":8080" },
      brotli: { type: "boolean", default: false },
      perl: { type: "boolean", default: false },
      to: { type: "string", default: HOST_CONFIGS },
    },
  });
  const table = createHostTable(options);
  const files = { "nginx.conf": nginxConfig(table, values), Caddyfile: caddyfile(table, values) };
  mkdirSync(values.to, { recursive: true });
  for (const [name, text] of Object.entries(files)) {
    writeFileSync(path.join(values.to, name), text);
    console.log(path.join(values.to, name));
  }
}
