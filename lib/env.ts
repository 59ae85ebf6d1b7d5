/**
 * The environment variables of the site and its checks, with defaults and validation: no other code in `app`,
 * `components` and `lib/content` reads process.env. docs/building.md#variables also lists those of engine and tools.
 */

/** Public origin of the site, without a trailing slash; undefined if content/site.yaml decides. */
export function siteUrl(env = process.env): string | undefined {
  const value = env.SITE_URL;
  if (!value) return undefined;
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

/** Returns true if SITE_URL is set. */
export function hasSiteUrl(env = process.env): boolean {
  return Boolean(env.SITE_URL);
}

/** Returns true in the development server. */
export function isDevelopment(): boolean {
  return process.env.NODE_ENV === "development";
}

/** Limits of the catalogue, unparsed: `countries=united-kingdom;services=live-chat-support`. */
export function landingScope(env = process.env): string {
  return env.LANDING_SCOPE ?? "";
}

/** Folder of the built site that tests look at, with a slash at its end; empty for the project's root. */
export function buildRoot(env = process.env): string {
  return env.BUILD_ROOT ? `${env.BUILD_ROOT}/` : "";
}

/** The settings that decide the pages and the origin of a site, by variable. A build records them. */
export interface SiteSettings {
  /** Empty if `content/site.yaml` decides. */
  SITE_URL: string;
  LANDING_SCOPE: string;
}

/** The settings of an environment, the origin in its normal form. */
export function siteSettings(env = process.env): SiteSettings {
  return { SITE_URL: siteUrl(env) ?? "", LANDING_SCOPE: landingScope(env) };
}

/**
 * Sets the settings of a finished site in this process, so that checks expect the site that was built.
 *
 * @throws Error if the environment has other settings
 */
export function adoptSettings(variables: Partial<SiteSettings>, env = process.env): void {
  const built = siteSettings({ ...env, ...variables });
  const asked = siteSettings(env);
  for (const variable of ["SITE_URL", "LANDING_SCOPE"] as const) {
    if (env[variable] && asked[variable] !== built[variable])
      throw new Error(
        `${variable}: the site was built with “${built[variable]}”, not with “${asked[variable]}”: build again`,
      );
    env[variable] = built[variable];
  }
}
