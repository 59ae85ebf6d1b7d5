import { readSettings } from "./settings.mjs";

const read = (env: Record<string, string>) =>
  readSettings({ variables: { engine: "E", shard: "S" } }, env as NodeJS.ProcessEnv);

it("reads the engine and the shard, by default the adapter and the whole site", () => {
  for (const env of [{}, { E: "", S: "" }] as Record<string, string>[])
    expect(read(env)).toEqual({ engine: "adapter", shard: undefined });
  expect(read({ E: "next" })).toEqual({ engine: "next", shard: undefined });
  expect(read({ S: "2/8" }).shard).toEqual({ number: 2, count: 8 });
  expect(read({ S: "1/1" }).shard).toEqual({ number: 1, count: 1 });
  const env = { EXPORT_KIT_ENGINE: "next" } as unknown as NodeJS.ProcessEnv;
  expect(readSettings({}, env).engine).toBe("next");
});

it("refuses an unknown engine, a shard with the engine next, and what is no shard", () => {
  expect(() => read({ E: "webpack" })).toThrow("E: expected “adapter” or “next”, got “webpack”");
  expect(() => read({ E: "next", S: "1/2" })).toThrow("S: with E=next Next renders all pages");
  for (const shard of ["2", "0/8", "9/8", "2/0", "-1/8", "1.5/8", "2/8/1", "two/8", " 2/8"])
    expect(() => read({ S: shard })).toThrow(
      `S: expected the number of a shard and the number of shards, such as 2/8, got “${shard}”`,
    );
});
