// @ts-check
import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";

const EXTENSIONS = ["tsx", "ts", "jsx", "js"];

/**
 * Finds the page or route handler of a route and the layouts above it that list parameters.
 *
 * @param {string} projectDir the project's root
 * @param {string} route as Next writes it, without route groups: `/posts/[slug]`
 * @returns {{ page: string, layouts: string[] }} absolute paths, the outermost layout first
 * @throws {Error} if there is no such file, or more than one
 */
export function findRoute(projectDir, route) {
  if (!/^(?:\/[^/]+)+$/.test(route) || route.includes("[["))
    throw new Error(`collections: expected a route such as /posts/[slug], got “${route}”`);
  const app = ["app", "src/app"]
    .map((folder) => path.join(projectDir, folder))
    .find((folder) => existsSync(folder));
  if (!app) throw new Error(`${projectDir}: there is no app folder`);
  const found = walk(app, route.slice(1).split("/"), []);
  const [only, ...more] = found;
  if (!only || more.length > 0)
    throw new Error(
      `${route}: expected one page or route handler, found ${found.map(({ page }) => page).join(", ") || `none. Routes with parameters: ${listRoutes(app)}`}`,
    );
  return only;
}

/** @param {string} app its folder */
function listRoutes(app) {
  const files = readdirSync(app, { recursive: true, encoding: "utf8" }).map((file) => `/${file}`);
  const routes = files.filter((file) => /\].*\/(?:page|route)\.[jt]sx?$/.test(file));
  return routes.map((file) => path.dirname(file).replaceAll(/\/\([^)]*\)/g, "")).join(", ") || "none";
}

/**
 * @param {string} folder
 * @param {readonly string[]} segments the rest of the route, relative to the folder
 * @param {readonly string[]} above layouts of the parent folders
 * @returns {{ page: string, layouts: string[] }[]}
 */
function walk(folder, segments, above) {
  const layout = fileOf(folder, "layout");
  const layouts = [
    ...above,
    ...(layout && /\bgenerateStaticParams\b/.test(readFileSync(layout, "utf8")) ? [layout] : []),
  ];
  const groups = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && /^\([^.)][^)]*\)$/.test(entry.name))
    .flatMap(({ name }) => walk(path.join(folder, name), segments, layouts));
  const [next, ...rest] = segments;
  if (next === undefined) {
    const page = fileOf(folder, "page") ?? fileOf(folder, "route");
    return page ? [{ page, layouts }, ...groups] : groups;
  }
  const below = path.join(folder, next);
  return existsSync(below) ? [...walk(below, rest, layouts), ...groups] : groups;
}

/** @param {string} folder @param {string} name */
function fileOf(folder, name) {
  return EXTENSIONS.map((extension) => path.join(folder, `${name}.${extension}`)).find((file) =>
    existsSync(file),
  );
}
