import { createFakeBrowser } from "./testing/fake-browser";
import {
  fastDerive,
  openPortal,
  portalOf,
  requestForm,
  settled,
  signUpForm,
  storedValue,
  type FakePortal,
} from "./testing/fake-portal";

const email = "ada@x.example";

/** Two tabs of one browser, with a customer signed in. */
async function twoTabs() {
  const browser = createFakeBrowser();
  const other = openPortal(browser);
  return { browser, tab: await portalOf(email, browser), other };
}

test("a tab says when another tab has signed it in, or out, and nothing while its own user stays", async () => {
  const { browser, tab, other } = await twoTabs();
  expect(tab.state().sessionMessage).toBeNull();
  expect(other.state().sessionMessage).toEqual({ kind: "signed-in-elsewhere", name: "Ada Reid", email });
  const reopened = openPortal(browser);
  tab.createRequest(requestForm);
  expect([tab.state().sessionMessage, reopened.state().sessionMessage]).toEqual([null, null]);
  other.signOut();
  expect(tab.state()).toMatchObject({ user: null, sessionMessage: { kind: "signed-out-elsewhere" } });
  expect(other.state().sessionMessage).toEqual({ kind: "signed-out" });
  storedValue(await tab.signIn(signUpForm(email)));
  expect(tab.state().sessionMessage).toBeNull();
});

test("a tab says that the stored data are gone when its session went with them", async () => {
  const { browser, tab } = await twoTabs();
  tab.createRequest(requestForm);
  browser.clear();
  await settled();
  expect(tab.state()).toMatchObject({
    user: null,
    ownRequests: [],
    sessionMessage: { kind: "removed", email },
  });
  const again = await portalOf(email, browser);
  expect(again.createRequest(requestForm).status).toBe("stored");
});

test("a tab whose sign-up came too late says that it is in the other tab's account", async () => {
  const browser = createFakeBrowser();
  const clock = { time: 1000 };
  const tabs = [0, 1].map(() => openPortal(browser, { clock }));
  const outcomes = await Promise.all(
    tabs.map((tab, index) => tab.signUp(signUpForm(email, `secret-${index}`))),
  );
  const lost = outcomes.findIndex(({ status }) => status === "refused");
  expect(tabs[lost]?.state()).toMatchObject({
    user: { email },
    sessionMessage: { kind: "sign-up-lost", email },
  });
  expect(tabs[1 - lost]?.state().sessionMessage).toBeNull();
  const form = { email, password: `secret-${lost}` };
  expect(await openPortal(browser).signIn(form)).toMatchObject({ status: "refused" });
});

test("a sign-up refused after the other tab has signed out again does not hide that", async () => {
  const browser = createFakeBrowser();
  const derive: typeof fastDerive = async (...input) => {
    (await portalOf(email, browser)).signOut();
    return fastDerive(...input);
  };
  const tab = openPortal(browser, { derive });
  expect(await tab.signUp(signUpForm(email))).toMatchObject({ status: "refused", field: "email" });
  expect(tab.state().sessionMessage).toEqual({ kind: "signed-out-elsewhere", email });
});

test("a request or a profile typed by one user is not stored for another who has signed in meanwhile", async () => {
  const browser = createFakeBrowser({ lag: true });
  const act = {
    request: (tab: FakePortal) => tab.createRequest(requestForm),
    profile: async (tab: FakePortal) => await tab.saveProfile({ firstName: "A", lastName: "B", company: "" }),
  };
  const tab = await portalOf(email, browser);
  for (const what of ["request", "profile"] as const) {
    storedValue(await tab.signIn(signUpForm(email)));
    await portalOf("bob@x.example", browser);
    // The session of the other tab has arrived, but not the event that says so.
    tab.tab.deliver({ silently: true });
    expect(await act[what](tab)).toMatchObject({
      status: "refused",
      message: expect.stringContaining("Nothing was saved"),
    });
    expect(openPortal(browser).state()).toMatchObject({ ownRequests: [], user: { firstName: "Ada" } });
    expect(tab.state()).toMatchObject({
      user: { email: "bob@x.example" },
      sessionMessage: { kind: "signed-in-elsewhere" },
    });
  }
});
