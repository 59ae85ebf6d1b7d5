import { createPasswords } from "../password-hashing";
import type { SessionUser } from "../records/schema";
import {
  createFakeRandom,
  fastDerive,
  openPortal,
  portalOf,
  signUpForm,
  storedValue,
} from "../testing/fake-portal";
import { aUser } from "../testing/records";

const names = { firstName: "Demo", lastName: "Customer", company: "" };
const demo = { email: "demo@x.example", password: "demo-secret", ...names };

/** A portal with every kind of account, and the iterations of each hash. */
async function portalWithAccounts() {
  const iterations: number[] = [];
  const derive = (password: string, salt: Uint8Array, count: number) => {
    iterations.push(count);
    return fastDerive(password, salt);
  };
  const portal = await portalOf("ada@x.example", undefined, { derive }, { demoAccounts: [demo] });
  portal.signOut();
  const password = await createPasswords(fastDerive, createFakeRandom(), 1000).hash("correct horse");
  const weak = { v: 1, ...aUser("1", "weak@x.example", { password }) };
  portal.browser.write("portal:user:weak%40x.example:1", JSON.stringify(weak));
  const plain = { v: 1, ...aUser("1", "plain@x.example", { password: "plain-secret" }) };
  portal.browser.write("portal:user:plain%40x.example:1", JSON.stringify(plain));
  return { portal, iterations };
}

test("whatever is wrong, a sign-in gets the same answer and costs 600,000 iterations", async () => {
  // Nobody's, somebody's, an unused demo account's, with a hash of fewer iterations, and with a plain-text password.
  for (const name of ["nobody", "ada", "ADA", "demo", "weak", "plain"]) {
    const { portal, iterations } = await portalWithAccounts();
    iterations.length = 0;
    expect(await portal.signIn({ email: `${name}@x.example`, password: "wrong horse" })).toEqual({
      status: "refused",
      message: "Invalid email or password",
    });
    expect([name, iterations.reduce((sum, count) => sum + count, 0)]).toEqual([name, 600_000]);
  }
});

test("an incomplete form costs no iterations", async () => {
  const { portal, iterations } = await portalWithAccounts();
  iterations.length = 0;
  expect(await portal.signIn({ email: " ", password: "x" })).toMatchObject({ field: "email" });
  expect(await portal.signIn({ email: "ada@x.example", password: "" })).toMatchObject({ field: "password" });
  expect(iterations).toEqual([]);
});

test("a sign-in replaces a plain-text password and a hash with too few iterations", async () => {
  const { portal } = await portalWithAccounts();
  for (const [name, password] of [
    ["weak", "correct horse"],
    ["plain", "plain-secret"],
  ]) {
    const form = { email: `${name}@x.example`, password: password! };
    storedValue(await portal.signIn(form));
    const stored = portal.browser.data.get(`portal:user:${name}%40x.example:1`);
    expect(stored).toMatch(/"password":"pbkdf2-sha256\$600000\$/);
    storedValue(await portal.signIn(form));
  }
});

/** Signs up or in, signs out, and corrupts the account. Returns its id and what makes it readable again. */
async function corruptAccount(portal: ReturnType<typeof openPortal>, signedIn: Promise<{ status: string }>) {
  const { id, email } = storedValue<SessionUser>(await signedIn);
  portal.signOut();
  const key = `portal:user:${encodeURIComponent(email)}:${id}`;
  const good = portal.browser.data.get(key)!;
  const bad = good.slice(0, -1);
  portal.browser.write(key, bad);
  return {
    id,
    isCorrupt: () => portal.browser.data.get(key) === bad,
    mend: () => portal.browser.write(key, good),
  };
}

test("an account that cannot be read is the reason of a refusal, and its user can sign up again", async () => {
  const portal = openPortal();
  const form = signUpForm("ada@x.example");
  await corruptAccount(portal, portal.signUp(form));
  expect(await portal.signIn(form)).toMatchObject({
    status: "refused",
    message: expect.stringContaining("cannot be read"),
  });
  storedValue(await portal.signUp(form));
});

test("a demo account that cannot be read is stored again by its password alone, and both are one account once it can", async () => {
  const clock = { time: Date.UTC(2026, 10, 20, 9) };
  const portal = openPortal(undefined, { clock }, { demoAccounts: [demo] });
  const first = await corruptAccount(portal, portal.signIn(demo));
  clock.time += 1000;
  expect(await portal.signIn({ ...demo, password: "wrong horse" })).toEqual({
    status: "refused",
    message: "This email belongs to a demo account. Sign in with the password shown for it.",
  });
  expect(storedValue(await portal.signIn(demo)).id).not.toBe(first.id);
  expect(first.isCorrupt()).toBe(true);
  portal.signOut();
  first.mend();
  expect(storedValue(await portal.signIn(demo)).id).toBe(first.id);
});
