/**
 * The only reader of process.env. Everything that can be set from outside stands here,
 * with its default and what is refused.
 */

/** Public origin of the site, without a slash at the end; undefined where content/site.yaml decides. */
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

/** Whether SITE_URL names the origin, or its default is taken. */
export function hasSiteUrl(env = process.env): boolean {
  return Boolean(env.SITE_URL);
}

/** Whether this is the development server, as against a build, a test or a command. */
export function isDevelopment(): boolean {
  return process.env.NODE_ENV === "development";
}

/** What narrows the catalogue, as written: `countries=united-kingdom;services=live-chat-support`. */
export function landingScope(env = process.env): string {
  return env.LANDING_SCOPE ?? "";
}

/** Seed of the moments at which the crash test kills builds: fixed, so that a run can be repeated. */
export function crashSeed(env = process.env): number {
  const value = env.CRASH_SEED || "1";
  if (!/^\d+$/.test(value)) throw new Error(`CRASH_SEED: expected a whole number, got “${value}”`);
  return Number(value);
}

/** What decides which pages a site has and under which origin, by the variables' names; a build writes it down. */
export interface SiteSettings {
  /** Empty where `content/site.yaml` decides. */
  SITE_URL: string;
  LANDING_SCOPE: string;
}

export function siteSettings(env = process.env): SiteSettings {
  return { SITE_URL: siteUrl(env) ?? "", LANDING_SCOPE: landingScope(env) };
}

/**
 * Makes the settings of a finished site those of this process, so that its checks expect the site that was built.
 *
 * @throws Error where the environment asks for another site
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
