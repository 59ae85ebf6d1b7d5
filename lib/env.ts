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

/**
 * Who renders the landing pages. `adapter`: Next prerenders one shell and the build adapter
 * fills it for every page. `next`: Next renders every page itself (slow; the reference that
 * the adapter is compared with).
 */
export type LandingEngine = "adapter" | "next";

/** The engine asked for. The adapter's own bundle is built with `next` here: inside it pages are real. */
export function landingEngine(): LandingEngine {
  // Read as one literal expression: the adapter's bundler replaces it.
  const value = process.env.LANDING_ENGINE || "adapter";
  if (value !== "adapter" && value !== "next") {
    throw new Error(`LANDING_ENGINE: expected “adapter” or “next”, got “${value}”`);
  }
  return value;
}

/** A part of the landing pages: number 1 to `count`. */
export interface LandingShard {
  number: number;
  count: number;
}

/** All landing pages. */
export const WHOLE: LandingShard = { number: 1, count: 1 };

/** The shard asked for, `2/8`; undefined where the whole site is built. */
export function landingShard(env = process.env): LandingShard | undefined {
  const value = env.LANDING_SHARD;
  if (!value) return undefined;
  const [number, count] = (/^([1-9]\d{0,3})\/([1-9]\d{0,3})$/.exec(value) ?? []).slice(1).map(Number);
  if (!number || !count || number > count)
    throw new Error(
      `LANDING_SHARD: expected the number of a shard and how many there are, 2/8, got “${value}”`,
    );
  return { number, count };
}

/** What narrows the catalogue, as written: `countries=united-kingdom;services=live-chat-support`. */
export function landingScope(env = process.env): string {
  return env.LANDING_SCOPE ?? "";
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
export function adoptSettings(built: SiteSettings, env = process.env): void {
  const asked = siteSettings(env);
  for (const variable of ["SITE_URL", "LANDING_SCOPE"] as const) {
    if (env[variable] && asked[variable] !== built[variable])
      throw new Error(
        `${variable}: the site was built with “${built[variable]}”, not with “${asked[variable]}”: build again`,
      );
    env[variable] = built[variable];
  }
}
