import { displayedError, messages } from "./messages";
import { createFakeBrowser } from "./testing/fake-browser";
import { openPortal, requestForm, signUpForm } from "./testing/fake-portal";

test("an unknown email and a wrong password get the same message", async () => {
  const portal = openPortal(createFakeBrowser());
  await portal.signUp(signUpForm("ada@x.example"));
  const expected = { status: "refused", message: "Invalid email or password" };
  expect(await portal.signIn({ email: "bob@x.example", password: "correct horse" })).toEqual(expected);
  expect(await portal.signIn({ email: "ada@x.example", password: "wrong horse" })).toEqual(expected);
});

test.each([
  [new Error("Hashing failed"), "Hashing failed"],
  [new Error(""), "Failed to sign in"],
  ["not an error", "Failed to sign in"],
])("a failing sign-in shows the error's message or the fallback (%p)", async (error, message) => {
  const derive = () => Promise.reject(error);
  const portal = openPortal(createFakeBrowser(), { derive });
  expect(await portal.signIn({ email: "ada@x.example", password: "secret" })).toEqual({
    status: "refused",
    message,
  });
});

test.each([
  [new Error("Hashing failed"), "Hashing failed"],
  [undefined, "Failed to sign up"],
])("a failing sign-up shows the error's message or the fallback (%p)", async (error, message) => {
  const derive = () => Promise.reject(error);
  const portal = openPortal(createFakeBrowser(), { derive });
  expect(await portal.signUp(signUpForm("ada@x.example"))).toEqual({ status: "refused", message });
});

test("a sign-up with a used email is refused, whatever its case", async () => {
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

test("the password mismatch is reported before the short password", async () => {
  const portal = openPortal(createFakeBrowser());
  const form = { ...signUpForm("ada@x.example", "abc"), confirmPassword: "abd" };
  expect(await portal.signUp(form)).toMatchObject({ message: "Passwords do not match." });
  expect(await portal.signUp({ ...form, confirmPassword: "abc" })).toMatchObject({
    message: "Password must be at least 6 characters",
  });
});

test("an incomplete request is refused", async () => {
  const portal = openPortal(createFakeBrowser());
  await portal.signUp(signUpForm("ada@x.example"));
  expect(portal.createRequest({ ...requestForm, industry: "" })).toEqual({
    status: "refused",
    message: "Please fill in all fields.",
    field: "industry",
  });
});

test.each(["{", "42", "null", '{"v":1,"id":"u1"}'])(
  "an unreadable session of %s is logged and removed",
  (value) => {
    const browser = createFakeBrowser();
    browser.write("portal:session", value);
    const portal = openPortal(browser);
    expect(portal.state()).toMatchObject({ user: null, loading: false, quarantined: [] });
    expect(browser.data.has("portal:session")).toBe(false);
    expect(portal.effects.logged).toEqual([
      expect.stringContaining("The saved user could not be read and was cleared"),
    ]);
  },
);

test("the message for useAuth outside its provider is fixed", () => {
  expect(messages.outsideProvider).toBe("useAuth must be used within an AuthProvider");
});

test("displayedError returns the error's message or the fallback", () => {
  expect(displayedError(new TypeError("x"), "Failed")).toBe("x");
  expect(displayedError(null, "Failed")).toBe("Failed");
});
