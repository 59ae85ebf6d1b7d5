import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import type * as Bundler from "../bundle.mjs";
import { cloudfrontFunction, cloudfrontTemplate } from "../edge/cloudfront-template";
import { nginxConfig, type NginxOptions } from "../hosts/nginx";
import { createHostTable } from "../hosts/table";
import type { ExportKitOptions } from "../options";
import { HOST_CONFIGS } from "../paths.mjs";

/** Characters that a configuration interprets even within quotes. */
const SPECIAL = /["`${}\r\n]/;

/**
 * `export-kit hosts`: writes a configuration for nginx to `.releases/hosts/`, and for the edge in front of object storage
 * to `.releases/hosts/edge/`: a Cloudflare Worker, and a template for CloudFront. README.md describes the options.
 */
export async function run(args: string[], options: ExportKitOptions, bundler: typeof Bundler): Promise<void> {
  const { to, nginx, worker } = readHostOptions(args);
  const table = createHostTable(options);
  const code = cloudfrontFunction(table, await bundler.bundleCloudfrontHandler());
  const files = {
    "nginx.conf": nginxConfig(table, nginx),
    "edge/worker.js": await bundler.bundleWorker(options),
    "edge/wrangler.jsonc": wranglerConfig(worker),
    "edge/cloudfront.yaml": cloudfrontTemplate(table, code),
  };
  mkdirSync(path.join(to, "edge"), { recursive: true });
  for (const [name, text] of Object.entries(files)) {
    writeFileSync(path.join(to, name), text);
    console.log(path.join(to, name));
  }
}

/** Of the hosts, by their configurations. */
interface HostsOptions {
  to: string;
  nginx: NginxOptions;
  /** The domain, undefined to name it later. */
  worker: { address: string | undefined; bucket: string };
}

/** @throws Error that names an option that is unknown, missing or cannot be written into a configuration */
export function readHostOptions(args: string[]): HostsOptions {
  const { values } = parseArgs({
    args,
    options: {
      root: { type: "string", default: "/srv/site" },
      address: { type: "string" },
      listen: { type: "string" },
      https: { type: "boolean", default: false },
      "listen-https": { type: "string", default: "443" },
      certificate: { type: "string" },
      key: { type: "string" },
      brotli: { type: "boolean", default: false },
      perl: { type: "boolean", default: false },
      bucket: { type: "string", default: "site" },
      to: { type: "string", default: HOST_CONFIGS },
    },
  });
  for (const [name, value] of Object.entries(values))
    if (name !== "to" && SPECIAL.test(String(value)))
      throw new Error(`--${name}: expected none of " \` $ { } and line breaks, got “${value}”`);
  const { root, address, https, brotli, perl, bucket, to } = values;
  if (https && !/^[\w.-]*[a-z][\w.-]*(?::\d+)?$/i.test(address ?? ""))
    throw new Error("--https: name the domain too, such as --address www.example.com");
  const { listen = https ? "80" : "8080" } = values;
  const nginx: NginxOptions = { root, listen, brotli, perl };
  if (https && address) {
    const { certificate = certbotFile(address, "fullchain"), key = certbotFile(address, "privkey") } = values;
    nginx.https = { address, listen: values["listen-https"], certificate, key };
  }
  const domain = /^[\w.-]*[a-z][\w.-]*$/i.test(address ?? "") ? address : undefined;
  const worker = { address: domain, bucket };
  return { to, nginx, worker };
}

const certbotFile = (address: string, name: string) =>
  `/etc/letsencrypt/live/${address.replace(/:\d+$/, "")}/${name}.pem`;

/** The runtime of Workers keeps behaving as it did on this day. */
const COMPATIBILITY_DATE = "2026-04-01";

/** The configuration of the Worker for `wrangler deploy`. Its binding and its variable are those of `cloudflare-worker.ts`. */
export function wranglerConfig({ address, bucket }: HostsOptions["worker"]): string {
  const config = {
    name: (address ?? bucket).replaceAll(/[^a-z\d-]+/gi, "-").toLowerCase(),
    main: "worker.js",
    no_bundle: true,
    compatibility_date: COMPATIBILITY_DATE,
    ...(address && { routes: [{ pattern: address, custom_domain: true }] }),
    // The site has one address.
    workers_dev: false,
    preview_urls: false,
    r2_buckets: [{ binding: "SITE", bucket_name: bucket }],
    vars: { PREFIX: "" },
  };
  return `// Serves the site from R2: run “npx wrangler deploy” in this folder. PREFIX is “prefix/” for a site that was
// deployed to s3://bucket/prefix.
${JSON.stringify(config, undefined, 2)}
`;
}
