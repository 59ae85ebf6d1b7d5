// @ts-check
/** @typedef {import("./options").ExportKitOptions} Options */
/** @typedef {{ number: number, count: number }} Shard */

/** Names of the environment variables that select the engine and the shard and name the commit. @param {Options} options */
export function variableNames({ variables = {} }) {
  return {
    engine: variables.engine ?? "EXPORT_KIT_ENGINE",
    shard: variables.shard ?? "EXPORT_KIT_SHARD",
    commit: variables.commit ?? "EXPORT_KIT_COMMIT",
  };
}

/**
 * Reads the settings of a build from the environment.
 *
 * @param {Options} options
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {{ engine: "adapter" | "next", shard: Shard | undefined }}
 * @throws {Error} that names a variable with an invalid value
 */
export function readSettings(options, env = process.env) {
  const names = variableNames(options);
  const engine = env[names.engine] || "adapter";
  if (engine !== "adapter" && engine !== "next")
    throw new Error(`${names.engine}: expected “adapter” or “next”, got “${engine}”`);
  const shard = parseShard(names.shard, env[names.shard]);
  if (shard && engine === "next")
    throw new Error(`${names.shard}: with ${names.engine}=next Next renders all pages; unset one of the two`);
  return { engine, shard };
}

/**
 * @param {string} name of the variable
 * @param {string | undefined} value such as `2/8`
 * @returns {Shard | undefined} undefined for the whole site
 */
function parseShard(name, value) {
  if (!value) return undefined;
  const [, number = 0, count = 0] = (/^([1-9]\d{0,3})\/([1-9]\d{0,3})$/.exec(value) ?? []).map(Number);
  if (!number || number > count)
    throw new Error(
      `${name}: expected the number of a shard and the number of shards, such as 2/8, got “${value}”`,
    );
  return { number, count };
}
