import { createPasswords } from "../passwords";
import { createFakeBrowser } from "../testing/fake-browser";
import { createFakeRandom, fastDerive, openPortal, signUpForm, storedValue } from "../testing/fake-portal";

const demo = {
  email: "demo@x.example",
  password: "demo-secret",
  firstName: "Demo",
  lastName: "Customer",
  company: "",
};
const legacyFields = {
  id: "1",
  firstName: "",
  lastName: "",
  company: "",
  isAdmin: false,
  createdAt: "2025-01-01",
};

/** A portal with every kind of account, and a mock that counts the iterations of each hash. */
async function portalWithAccounts() {
  const derive = jest.fn((password: string, salt: Uint8Array, _iterations: number) =>
    fastDerive(password, salt),
  );
  const browser = createFakeBrowser();
  const portal = openPortal(browser, { derive }, { demoAccounts: [demo] });
  storedValue(await portal.signUp(signUpForm("ada@x.example")));
  portal.signOut();
  const password = await createPasswords(fastDerive, createFakeRandom(), 1000).hash("correct horse");
  const weak = { v: 1, ...legacyFields, email: "weak@x.example", password };
  browser.write("portal:user:weak%40x.example:1", JSON.stringify(weak));
  const plain = { v: 1, ...legacyFields, email: "plain@x.example", password: "plain-secret" };
  browser.write("portal:user:plain%40x.example:1", JSON.stringify(plain));
  derive.mockClear();
  return { portal, derive };
}

test.each([
  ["an unknown email", "nobody@x.example"],
  ["a wrong password", "ada@x.example"],
  ["a wrong password with the email in capitals", "ADA@X.EXAMPLE"],
  ["a wrong password for an unused demo account", "demo@x.example"],
  ["a wrong password for a hash with fewer iterations", "weak@x.example"],
  ["a wrong password for a plain-text entry", "plain@x.example"],
])("%s costs exactly 600,000 iterations", async (_name, email) => {
  const { portal, derive } = await portalWithAccounts();
  expect(await portal.signIn({ email, password: "wrong horse" })).toEqual({
    status: "refused",
    message: "Invalid email or password",
  });
  expect(derive.mock.calls.reduce((sum, [, , iterations]) => sum + iterations, 0)).toBe(600_000);
});

test("an incomplete form costs no iterations", async () => {
  const { portal, derive } = await portalWithAccounts();
  expect(await portal.signIn({ email: " ", password: "x" })).toMatchObject({ field: "email" });
  expect(await portal.signIn({ email: "ada@x.example", password: "" })).toMatchObject({ field: "password" });
  expect(derive).not.toHaveBeenCalled();
});

test("a sign-in replaces a hash with too few iterations", async () => {
  const { portal } = await portalWithAccounts();
  storedValue(await portal.signIn({ email: "weak@x.example", password: "correct horse" }));
  expect(portal.browser.data.get("portal:user:weak%40x.example:1")).toContain("pbkdf2-sha256$600000$");
  storedValue(await portal.signIn({ email: "weak@x.example", password: "correct horse" }));
});
