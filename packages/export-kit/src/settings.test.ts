import { readSettings } from "./settings.mjs";

const read = (env: Record<string, string>) =>
  readSettings({ variables: { engine: "E", shard: "S" } }, env as NodeJS.ProcessEnv);

it("reads the adapter and the whole site as defaults", () => {
  expect(read({})).toEqual({ engine: "adapter", shard: undefined });
  expect(read({ E: "", S: "" })).toEqual({ engine: "adapter", shard: undefined });
  expect(read({ E: "next" })).toEqual({ engine: "next", shard: undefined });
});

it("reads a shard as its number and the number of shards", () => {
  expect(read({ S: "2/8" }).shard).toEqual({ number: 2, count: 8 });
  expect(read({ S: "1/1" }).shard).toEqual({ number: 1, count: 1 });
});

it("reads EXPORT_KIT_ENGINE if the options name no variable", () => {
  const env = { EXPORT_KIT_ENGINE: "next" } as unknown as NodeJS.ProcessEnv;
  expect(readSettings({}, env).engine).toBe("next");
});

it("refuses an unknown engine, and a shard with the engine next", () => {
  expect(() => read({ E: "webpack" })).toThrow("E: expected “adapter” or “next”, got “webpack”");
  expect(() => read({ E: "next", S: "1/2" })).toThrow(
    "S: with E=next Next renders all pages; unset one of the two",
  );
});

it.each(["2", "0/8", "9/8", "2/0", "-1/8", "1.5/8", "2/8/1", "two/8", " 2/8"])(
  "refuses the shard %j",
  (value) => {
    expect(() => read({ S: value })).toThrow(
      `S: expected the number of a shard and the number of shards, such as 2/8, got “${value}”`,
    );
  },
);
