import { createFakeBrowser } from "./testing/fake-browser";
import {
  createFakeRandom,
  openPortal,
  requestForm,
  settled,
  signUpForm,
  storedValue,
} from "./testing/fake-portal";
import { textOfNews } from "./session-news";

/** Two tabs of one browser, with a customer signed in. */
async function twoTabs() {
  const browser = createFakeBrowser();
  const randomBytes = createFakeRandom();
  const [tab, other] = [openPortal(browser, { randomBytes }), openPortal(browser, { randomBytes })];
  storedValue(await tab.signUp(signUpForm("ada@x.example")));
  return { browser, tab, other };
}

test("a tab says when another tab has signed it in, or out", async () => {
  const { tab, other } = await twoTabs();
  expect(tab.state().news).toBeNull();
  expect(other.state().news).toEqual({
    kind: "signed-in-elsewhere",
    name: "Ada Reid",
    email: "ada@x.example",
  });
  other.signOut();
  expect(tab.state()).toMatchObject({ user: null, news: { kind: "signed-out-elsewhere" } });
  expect(other.state().news).toEqual({ kind: "signed-out" });
  storedValue(await tab.signIn({ email: "ada@x.example", password: "correct horse" }));
  expect(tab.state().news).toBeNull();
});

test("a tab says that the stored data are gone when its session went with them", async () => {
  const { browser, tab } = await twoTabs();
  browser.clear();
  await settled();
  expect(tab.state()).toMatchObject({ user: null, news: { kind: "removed", email: "ada@x.example" } });
});

test("a tab says nothing when it opens, and nothing while its own user stays", async () => {
  const { browser, tab } = await twoTabs();
  const reopened = openPortal(browser);
  tab.createRequest(requestForm);
  expect([tab.state().news, reopened.state().news]).toEqual([null, null]);
});

test("a tab whose sign-up came too late says that it is in the other tab's account", async () => {
  const browser = createFakeBrowser();
  const randomBytes = createFakeRandom();
  const clock = { time: 1000 };
  const tabs = [0, 1].map(() => openPortal(browser, { randomBytes, clock }));
  const outcomes = await Promise.all(
    tabs.map((tab, index) => tab.signUp(signUpForm("ada@x.example", `secret-${index}`))),
  );
  const lost = outcomes.findIndex(({ status }) => status === "refused");
  expect(tabs[lost]?.state()).toMatchObject({
    user: { email: "ada@x.example" },
    news: { kind: "sign-up-lost", email: "ada@x.example" },
  });
  expect(tabs[1 - lost]?.state().news).toBeNull();
  const form = { email: "ada@x.example", password: `secret-${lost}` };
  expect(await openPortal(browser).signIn(form)).toMatchObject({ status: "refused" });
});

test("a request typed by one user is not stored for another who has signed in meanwhile", async () => {
  const browser = createFakeBrowser({ lag: true });
  const randomBytes = createFakeRandom();
  const tab = openPortal(browser, { randomBytes });
  storedValue(await tab.signUp(signUpForm("ada@x.example")));
  const other = openPortal(browser, { randomBytes });
  storedValue(await other.signUp(signUpForm("bob@x.example")));
  // The session of the other tab has arrived, but not the event that says so.
  tab.tab.deliver({ silently: true });
  expect(tab.createRequest(requestForm)).toMatchObject({
    status: "refused",
    message: expect.stringContaining("Nothing was saved"),
  });
  expect(openPortal(browser).state().ownRequests).toEqual([]);
  expect(tab.state()).toMatchObject({
    user: { email: "bob@x.example" },
    news: { kind: "signed-in-elsewhere" },
  });
});

test("every piece of news that the user has not caused in a form has a sentence", () => {
  const email = "ada@x.example";
  expect(textOfNews({ kind: "sign-up-refused", email })).toBeUndefined();
  expect(textOfNews(null)).toBeUndefined();
  for (const kind of ["signed-out-elsewhere", "removed", "sign-up-lost"] as const)
    expect(textOfNews({ kind, email })).toContain(email);
  expect(textOfNews({ kind: "signed-in-elsewhere", name: "Ada", email })).toContain(email);
});
