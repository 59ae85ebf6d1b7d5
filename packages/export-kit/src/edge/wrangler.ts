/** The runtime of Workers keeps behaving as it did on this day. */
const COMPATIBILITY_DATE = "2026-04-01";

export interface WranglerOptions {
  /** The domain; undefined to name it later. */
  address: string | undefined;
  bucket: string;
}

/** The configuration of the Worker for `wrangler deploy`. Its binding and its variable are those of `worker.ts`. */
export function wranglerConfig({ address, bucket }: WranglerOptions): string {
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
