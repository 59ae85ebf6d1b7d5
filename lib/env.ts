/**
 * The only reader of process.env. Everything that can be set from outside stands here,
 * with its default and what is refused.
 */

/** Public origin of the site, without a slash at the end. Canonical URLs and sitemaps begin with it. */
export function siteUrl(env = process.env): string {
  const value = env.SITE_URL || "https://www.clydeline.example";
  let url: URL;
  try {
    url = new URL(value);
  } catch {
    throw new Error(`SITE_URL: expected an absolute URL such as https://www.example.com, got “${value}”`);
  }
  const { protocol, username, password, pathname, search, hash } = url;
  if (!/^https?:$/.test(protocol) || username || password || pathname !== "/" || search || hash) {
    throw new Error(`SITE_URL: expected scheme and host only, got “${value}”`);
  }
  return url.origin;
}

/** What narrows the catalogue, as written: `countries=united-kingdom;services=live-chat-support`. */
export function landingScope(env = process.env): string {
  return env.LANDING_SCOPE ?? "";
}
