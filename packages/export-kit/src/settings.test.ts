import { readSettings } from "./settings.mjs";

const read = (env: Record<string, string>) =>
  readSettings({ variables: { engine: "E", shard: "S" } }, env as NodeJS.ProcessEnv);

it("is the adapter, and the whole site, unless asked otherwise", () => {
  expect(read({})).toEqual({ engine: "adapter", shard: undefined });
  expect(read({ E: "", S: "" })).toEqual({ engine: "adapter", shard: undefined });
  expect(read({ E: "next" })).toEqual({ engine: "next", shard: undefined });
});

it("reads a shard as its number and how many there are", () => {
  expect(read({ S: "2/8" }).shard).toEqual({ number: 2, count: 8 });
  expect(read({ S: "1/1" }).shard).toEqual({ number: 1, count: 1 });
});

it("has variables of its own where the site names none", () => {
  const env = { EXPORT_KIT_ENGINE: "next" } as unknown as NodeJS.ProcessEnv;
  expect(readSettings({}, env).engine).toBe("next");
});

it("refuses another engine, and a shard of Next's own", () => {
  expect(() => read({ E: "webpack" })).toThrow("E: expected “adapter” or “next”, got “webpack”");
  expect(() => read({ E: "next", S: "1/2" })).toThrow("S: Next's own engine renders all pages; leave E out");
});

it.each(["2", "0/8", "9/8", "2/0", "-1/8", "1.5/8", "2/8/1", "two/8", " 2/8"])(
  "refuses the shard %j",
  (value) => {
    expect(() => read({ S: value })).toThrow(
      `S: expected the number of a shard and how many there are, 2/8, got “${value}”`,
    );
  },
);
