import { newId, toHex } from "./ids";

test("an id is the time and 16 random hexadecimal digits", () => {
  expect(newId(1764000000000, (length) => new Uint8Array(length).fill(10))).toBe(
    "1764000000000-0a0a0a0a0a0a0a0a",
  );
});

test("10,000 ids of the same millisecond are different", () => {
  const randomBytes = (length: number) => crypto.getRandomValues(new Uint8Array(length));
  const ids = Array.from({ length: 10_000 }, () => newId(1, randomBytes));
  expect(new Set(ids).size).toBe(10_000);
});

test("every byte becomes two hexadecimal digits", () => {
  expect(toHex(Uint8Array.of(0, 1, 16, 255))).toBe("000110ff");
});
