/**
 * The score that MDN's HTTP Observatory gives a host, computed here: the real one asks hosts over the internet. Its rules
 * as of August 2026, as far as they reward or punish what our hosts send; cookies, other origins and meta tags, of which
 * the site has none, are not read.
 *
 * @see https://github.com/mdn/mdn-http-observatory
 * @see https://developer.mozilla.org/en-US/observatory/docs/tests_and_scoring
 */
import { rawRequest, type RawResponse, type Target } from "./raw-request";

/** The score of a host that has everything right, for the rules that hold for any site. */
export const EXPECTED_SCORE = 130;
/** Rewards count from here. */
const MIN_FOR_REWARDS = 90;
const SIX_MONTHS_IN_SECONDS = 15_552_000;
const MAX_REDIRECTS = 5;

/** Points by the name of the rule; those above 0 are rewards. */
export type Points = Readonly<Record<string, number>>;

type Headers = RawResponse["headers"];

const only = (headers: Headers, name: string) => {
  const value = headers[name];
  return Array.isArray(value) ? value.join(", ") : value;
};

/** @param headers of the home page over https */
export function pointsOfHeaders(headers: Headers): Points {
  return {
    "Content-Security-Policy": policyPoints(only(headers, "content-security-policy")),
    "Cross-Origin-Opener-Policy": tokenPoints(only(headers, "cross-origin-opener-policy"), [
      "same-origin",
      "same-origin-allow-popups",
      "noopener-allow-popups",
    ]),
    "Cross-Origin-Resource-Policy": tokenPoints(
      only(headers, "cross-origin-resource-policy"),
      ["same-origin", "same-site"],
      ["cross-origin"],
    ),
    "Cross-Origin-Resource-Sharing":
      only(headers, "access-control-allow-origin") && only(headers, "access-control-allow-credentials")
        ? -50
        : 0,
    "Referrer-Policy": referrerPoints(only(headers, "referrer-policy")),
    "Strict-Transport-Security": transportPoints(only(headers, "strict-transport-security")),
    "X-Content-Type-Options": /^\s*nosniff\s*$/i.test(only(headers, "x-content-type-options") ?? "") ? 0 : -5,
    "X-Frame-Options": framePoints(headers),
  };
}

/** The directives of a policy. Of two with one name the first counts. */
function directivesOf(policy: string): Map<string, readonly string[]> {
  const found = new Map<string, readonly string[]>();
  for (const directive of policy.split(";")) {
    const [name = "", ...sources] = directive.trim().toLowerCase().split(/\s+/);
    if (name && !found.has(name)) found.set(name, sources);
  }
  return found;
}

const BROAD = ["*", "http:", "https:", "ftp:", "data:", "http://*", "https://*"];
const INSECURE = /^(?:http|ftp):/;

function policyPoints(policy: string | undefined): number {
  if (!policy) return -25;
  const directives = directivesOf(policy);
  const fallback = directives.get("default-src") ?? ["*"];
  const of = (name: string) => directives.get(name) ?? fallback;
  const isUnsafe = (source: string) => source === "'unsafe-inline'" || BROAD.includes(source);
  const [scripts, styles, objects] = [of("script-src"), of("style-src"), of("object-src")];
  if (scripts.some(isUnsafe) || objects.some((source) => BROAD.includes(source))) return -20;
  const passive = [of("img-src"), of("media-src")].flat();
  const active = [...directives]
    .filter(([name]) => !/^(?:img|media)-src$/.test(name))
    .flatMap(([, all]) => all);
  if (active.some((source) => INSECURE.test(source))) return -20;
  if ([...scripts, ...styles].includes("'unsafe-eval'")) return -10;
  if (passive.some((source) => INSECURE.test(source))) return -10;
  if (styles.some(isUnsafe)) return 0;
  return fallback.length === 1 && fallback[0] === "'none'" ? 10 : 5;
}

function tokenPoints(value: string | undefined, good: readonly string[], neutral = ["unsafe-none"]): number {
  if (value === undefined) return 0;
  const token = value.trim().replace(/\s*;.*/, "");
  if (good.includes(token)) return 10;
  return neutral.includes(token) ? 0 : -5;
}

function referrerPoints(value: string | undefined): number {
  if (value === undefined) return 0;
  const isPrivate = /^(?:no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/i;
  return isPrivate.test(value.split(",").at(-1)!.trim()) ? 5 : -5;
}

function transportPoints(value: string | undefined): number {
  if (value === undefined) return -20;
  const age = /(?:^|;)\s*max-age=(\d+)/i.exec(value)?.[1];
  // A header that is sent twice has a comma.
  if (age === undefined || value.includes(",")) return -20;
  return Number(age) >= SIX_MONTHS_IN_SECONDS ? 0 : -10;
}

function framePoints(headers: Headers): number {
  const policy = directivesOf(only(headers, "content-security-policy") ?? "");
  if (policy.has("frame-ancestors")) return 5;
  const value = only(headers, "x-frame-options");
  if (/^\s*(?:deny|sameorigin)\s*$/i.test(value ?? "")) return 5;
  return /^\s*allow-from/i.test(value ?? "") ? 0 : -20;
}

/** @param route addresses from plain http to the last one; empty for a host without plain http */
export function redirectionPoints(route: readonly string[]): number {
  if (route.length === 0) return 0;
  const [first, second] = route.map((address) => new URL(address));
  if (!first || !second || !route.at(-1)!.startsWith("https:")) return -20;
  if (second.protocol === "http:") return -10;
  return first.hostname === second.hostname ? 0 : -5;
}

/** Rewards count only if little is wrong. */
export function scoreOf(points: Points): number {
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 100);
  const withoutRewards = sum(Object.values(points).filter((value) => value < 0));
  return Math.max(0, withoutRewards >= MIN_FOR_REWARDS ? sum(Object.values(points)) : withoutRewards);
}

/** Asks a host with https for its home page, as the Observatory does. */
export async function observe(target: Target): Promise<Points> {
  const { headers } = await rawRequest(target, "/");
  return { ...pointsOfHeaders(headers), Redirection: redirectionPoints(await routeFromHttp(target)) };
}

async function routeFromHttp({ plainOrigin }: Target): Promise<string[]> {
  const route = plainOrigin === undefined ? [] : [`${plainOrigin}/`];
  while (route.at(-1)?.startsWith("http:") && route.length <= MAX_REDIRECTS) {
    const { origin, pathname } = new URL(route.at(-1)!);
    const { location } = (await rawRequest({ origin }, pathname)).headers;
    if (location === undefined) break;
    route.push(new URL(location, origin).href);
  }
  return route;
}
