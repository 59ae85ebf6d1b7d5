import { memoizeBySource } from "./memoize-by-source";

it("computes a value again after one of several sources has changed", () => {
  const make = jest.fn(() => ({}));
  const keep = memoizeBySource<object>();
  const [schema, other] = [{}, {}];
  const first = keep("a.yaml", ["one", schema], make);
  expect(keep("a.yaml", ["one", schema], make)).toBe(first);
  expect(keep("b.yaml", ["one", schema], make)).not.toBe(first);
  expect(keep("a.yaml", ["one", other], make)).not.toBe(first);
  expect(keep("a.yaml", ["two", other], make)).not.toBe(first);
  expect(keep("a.yaml", ["two"], make)).not.toBe(first);
  expect(make).toHaveBeenCalledTimes(5);
});

it("does not cache errors", () => {
  const keep = memoizeBySource<string>();
  const fail = () => {
    throw new Error("no");
  };
  expect(() => keep("a.yaml", "one", fail)).toThrow("no");
  expect(keep("a.yaml", "one", () => "made")).toBe("made");
});
