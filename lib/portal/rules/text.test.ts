import { isBlank, toWellFormed } from "./text";

test("lone surrogates are replaced and pairs are kept", () => {
  expect(toWellFormed("a\ud800b")).toBe("a\ufffdb");
  expect(toWellFormed("\udc00\u{1f600}")).toBe("\ufffd\u{1f600}");
  expect(() => encodeURIComponent(toWellFormed("\ud800"))).not.toThrow();
});

test("text of white space only is blank", () => {
  expect(isBlank(" \t\n\u00a0")).toBe(true);
  expect(isBlank(" a ")).toBe(false);
});
