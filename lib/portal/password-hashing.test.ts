import { createPasswords, createPbkdf2, isHash, NO_PASSWORD, toHex } from "./password-hashing";
import { createFakeRandom, fastDerive } from "./testing/fake-portal";

const derive = jest.fn(fastDerive);
const passwords = createPasswords(derive, createFakeRandom());
/** The iterations of each hash since the last call. */
const iterations = () => derive.mock.calls.splice(0).map((call) => (call as unknown[])[2]);

test("a hash of 600,000 iterations and a new salt matches its password and no other", async () => {
  const [one, two] = [await passwords.hash("secret"), await passwords.hash("secret")];
  expect(one).toMatch(/^pbkdf2-sha256\$600000\$[0-9a-f]{32}\$[0-9a-f]{64}$/);
  expect(one).not.toBe(two);
  expect(iterations()).toEqual([600_000, 600_000]);
  expect(await passwords.matches("secret", one)).toBe(true);
  expect(await passwords.matches("Secret", one)).toBe(false);
  expect(await passwords.matches(one, one)).toBe(false);
  expect(passwords.isOutdated(one)).toBe(false);
});

test("an accented letter matches in composed and decomposed form", async () => {
  expect(await passwords.matches("caf\u00e9!", await passwords.hash("cafe\u0301!"))).toBe(true);
});

test("a plain-text password of a legacy entry and a hash with fewer iterations match and are outdated", async () => {
  const weak = await createPasswords(derive, createFakeRandom(), 1000).hash("secret");
  for (const stored of ["secret", weak]) {
    expect(await passwords.matches("secret", stored)).toBe(true);
    expect(await passwords.matches("wrong!", stored)).toBe(false);
    expect(passwords.isOutdated(stored)).toBe(true);
  }
});

test("whatever does not match costs 600,000 iterations, and no more", async () => {
  const greedy = `pbkdf2-sha256$99999999$${"0".repeat(32)}$${"0".repeat(64)}`;
  for (const stored of [undefined, await passwords.hash("secret"), "plain!", NO_PASSWORD, greedy]) {
    iterations();
    for (const password of ["wrong!", "", "undefined", NO_PASSWORD])
      expect([stored, password, await passwords.matches(password, stored)]).toEqual([
        stored,
        password,
        false,
      ]);
    expect(iterations()).toEqual([600_000, 600_000, 600_000, 600_000]);
  }
});

test("a hash has a salt, a key and a number of iterations that a page can bear", () => {
  const [salt, key] = ["0".repeat(32), "0".repeat(64)];
  const others = ["$600000$00$00", `$0$${salt}$${key}`, `$99999999$${salt}$${key}`];
  expect(["", "plain", ...others.map((rest) => `pbkdf2-sha256${rest}`)].filter(isHash)).toEqual([]);
  expect([isHash(NO_PASSWORD), passwords.isOutdated(NO_PASSWORD)]).toEqual([true, false]);
});

test("WebCrypto and JavaScript both derive the published keys, and the same for any text", async () => {
  const [webCrypto, javaScript] = [createPbkdf2(crypto.subtle), createPbkdf2(undefined)];
  const salt = new TextEncoder().encode("salt");
  // Published test vectors for PBKDF2-HMAC-SHA256 with a 32-byte key.
  for (const [count, expected] of [
    [1, "120fb6cffcf8b32c43e7225256c4f837a86548c92ccc35480805987cb70be17b"],
    [4096, "c5e478d59288c841aa530db6845c4c8d962893a001ce4e11a4963873aa98134a"],
  ] as const)
    for (const pbkdf2 of [webCrypto, javaScript])
      expect(toHex(await pbkdf2("password", salt, count))).toBe(expected);
  for (const text of ["", "\u00e9\u{1f600}", "x".repeat(1000), "\ud800"])
    expect(toHex(await javaScript(text, salt, 10))).toBe(toHex(await webCrypto(text, salt, 10)));
});
