import { displayedError, messages } from "./messages";
import { createFakeBrowser } from "./testing/fake-browser";
import { openPortal, requestForm, signUpForm } from "./testing/fake-edges";

/** Section 8, row by row, as far as it concerns the portal. Each text is provoked, not only spelled. */

test("sign-in failure: unknown email and wrong password read the same", async () => {
  const portal = openPortal(createFakeBrowser());
  await portal.signUp(signUpForm("ada@x.example"));
  const expected = { status: "refused", message: "Invalid email or password" };
  expect(await portal.signIn({ email: "bob@x.example", password: "correct horse" })).toEqual(expected);
  expect(await portal.signIn({ email: "ada@x.example", password: "wrong horse" })).toEqual(expected);
});

test.each([
  [new Error("The machine is on fire"), "The machine is on fire"],
  [new Error(""), "Failed to sign in"],
  ["not an error", "Failed to sign in"],
])("sign-in failure as displayed: the error's message, or the fallback (%p)", async (error, message) => {
  const derive = () => Promise.reject(error);
  const portal = openPortal(createFakeBrowser(), { derive });
  expect(await portal.signIn({ email: "ada@x.example", password: "secret" })).toEqual({
    status: "refused",
    message,
  });
});

test.each([
  [new Error("The machine is on fire"), "The machine is on fire"],
  [undefined, "Failed to sign up"],
])("sign-up failure as displayed: the error's message, or the fallback (%p)", async (error, message) => {
  const derive = () => Promise.reject(error);
  const portal = openPortal(createFakeBrowser(), { derive });
  expect(await portal.signUp(signUpForm("ada@x.example"))).toEqual({ status: "refused", message });
});

test("sign-up with an email already used, in whatever case", async () => {
  const portal = openPortal(createFakeBrowser());
  await portal.signUp(signUpForm("ada@x.example"));
  for (const email of ["ada@x.example", "ADA@x.example", " ada@x.example "]) {
    expect(await portal.signUp(signUpForm(email))).toEqual({
      status: "refused",
      message: "User with this email already exists",
      field: "email",
    });
  }
});

test("password mismatch, before short password", async () => {
  const portal = openPortal(createFakeBrowser());
  const form = { ...signUpForm("ada@x.example", "abc"), confirmPassword: "abd" };
  expect(await portal.signUp(form)).toMatchObject({ message: "Passwords do not match." });
  expect(await portal.signUp({ ...form, confirmPassword: "abc" })).toMatchObject({
    message: "Password must be at least 6 characters",
  });
});

test("incomplete request", async () => {
  const portal = openPortal(createFakeBrowser());
  await portal.signUp(signUpForm("ada@x.example"));
  expect(portal.createRequest({ ...requestForm, industry: "" })).toEqual({
    status: "refused",
    message: "Please fill in all fields.",
    field: "industry",
  });
});

test.each(["{", "42", "null", '{"v":1,"id":"u1"}'])(
  "unparseable saved user %s: logged and cleared",
  (value) => {
    const browser = createFakeBrowser();
    browser.write("portal:session", value);
    const portal = openPortal(browser);
    expect(portal.state()).toMatchObject({ user: null, loading: false, damaged: [] });
    expect(browser.data.has("portal:session")).toBe(false);
    expect(portal.edges.logged).toEqual([
      expect.stringContaining("The saved user could not be read and was cleared"),
    ]);
  },
);

test("auth used outside its provider", () => {
  expect(messages.outsideProvider).toBe("useAuth must be used within an AuthProvider");
});

test("what is displayed is the error's message, or the fallback", () => {
  expect(displayedError(new TypeError("x"), "Failed")).toBe("x");
  expect(displayedError(null, "Failed")).toBe("Failed");
});
