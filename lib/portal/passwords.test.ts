import { createPasswords, isHash, ITERATIONS, NO_PASSWORD } from "./passwords";
import { createFakeRandom, fastDerive } from "./testing/fake-portal";

const derive = jest.fn(fastDerive);
const passwords = createPasswords(derive, createFakeRandom());

beforeEach(() => derive.mockClear());

test("passwords are hashed with 600,000 iterations of PBKDF2-SHA256 and a new salt each", async () => {
  const [one, two] = [await passwords.hash("secret"), await passwords.hash("secret")];
  expect(one).toMatch(/^pbkdf2-sha256\$600000\$[0-9a-f]{32}\$[0-9a-f]{64}$/);
  expect(one).not.toBe(two);
  expect(derive).toHaveBeenLastCalledWith("secret", expect.anything(), 600_000);
  expect(ITERATIONS).toBe(600_000);
});

test("a hash matches its password and no other", async () => {
  const stored = await passwords.hash("secret");
  expect(await passwords.matches("secret", stored)).toBe(true);
  expect(await passwords.matches("Secret", stored)).toBe(false);
  expect(await passwords.matches(stored, stored)).toBe(false);
});

test("nothing matches the hash of accounts without a password, and it takes as long as a wrong password", async () => {
  expect(isHash(NO_PASSWORD)).toBe(true);
  for (const password of ["", NO_PASSWORD, "0".repeat(64), "undefined", "password"])
    expect(await passwords.matches(password, NO_PASSWORD)).toBe(false);
  expect(derive).toHaveBeenCalledWith("password", expect.anything(), ITERATIONS);
  expect(passwords.isOutdated(NO_PASSWORD)).toBe(false);
});

test("an accented letter matches in composed and decomposed form", async () => {
  expect(await passwords.matches("caf\u00e9!", await passwords.hash("cafe\u0301!"))).toBe(true);
});

test("a plain-text password of a legacy entry matches and is outdated", async () => {
  expect(await passwords.matches("secret", "secret")).toBe(true);
  expect(await passwords.matches("wrong!", "secret")).toBe(false);
  expect(passwords.isOutdated("secret")).toBe(true);
});

test("a hash with fewer iterations matches and is outdated", async () => {
  const old = await createPasswords(derive, createFakeRandom(), 1000).hash("secret");
  expect(await passwords.matches("secret", old)).toBe(true);
  expect(passwords.isOutdated(old)).toBe(true);
  expect(passwords.isOutdated(await passwords.hash("secret"))).toBe(false);
});

test("an unknown email, a wrong password and a wrong plain-text password all cost 600,000 iterations", async () => {
  const stored = await passwords.hash("secret");
  for (const entry of [undefined, stored, "plain!"]) {
    derive.mockClear();
    expect(await passwords.matches("wrong!", entry)).toBe(false);
    expect(derive.mock.calls.map((call) => (call as unknown[])[2])).toEqual([600_000]);
  }
});

test.each([
  "pbkdf2-sha256$600000$00$00",
  "pbkdf2-sha256$0$" + "0".repeat(32) + "$" + "0".repeat(64),
  "",
  "plain",
])("%j is not a hash", (stored) => expect(isHash(stored)).toBe(false));

test("a hash with excessive iterations never matches and does not block the page", async () => {
  const greedy = `pbkdf2-sha256$99999999$${"0".repeat(32)}$${"0".repeat(64)}`;
  expect(isHash(greedy)).toBe(false);
  expect(await passwords.matches("secret", greedy)).toBe(false);
  expect(derive.mock.calls.map((call) => (call as unknown[])[2])).toEqual([600_000]);
});
