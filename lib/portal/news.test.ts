import { historyOf } from "./history";
import { administrator, exported, randomBytes } from "./testing/backup-fixtures";
import { createFakeBrowser } from "./testing/fake-browser";
import { ADMINISTRATOR, openPortal, requestForm, signUpForm, storedValue } from "./testing/fake-portal";

const ADA = signUpForm("ada@x.example");
const CHIEF = signUpForm(ADMINISTRATOR);

/** A customer and an administrator in one browser, whose clock moves on with each sign-in. */
async function setup() {
  const clock = { time: Date.UTC(2026, 10, 20, 9) };
  const portal = openPortal(createFakeBrowser(), { randomBytes, clock });
  storedValue(await portal.signUp(CHIEF));
  clock.time += 60_000;
  storedValue(await portal.signUp(ADA));
  const as = async (form: typeof ADA) => {
    clock.time += 60_000;
    storedValue(await portal.signIn(form));
  };
  const news = () => [...portal.state().requestNews.values()];
  return { portal, clock, as, news };
}

test("each side learns what the other has done, once, and not what it has done itself", async () => {
  const { portal, as, news } = await setup();
  const { id } = storedValue(portal.createRequest(requestForm));
  const other = storedValue(portal.createRequest(requestForm)).id;
  expect(news()).toEqual([]);
  await as(CHIEF);
  expect(news()).toEqual(["New request", "New request"]);
  storedValue(portal.markSeen(id));
  expect([...portal.state().requestNews.keys()]).toEqual([other]);
  storedValue(portal.setStatus(id, "in-progress"));
  storedValue(portal.addComment(id, "Today?"));
  const taken = storedValue(portal.addComment(id, "Oops"));
  storedValue(portal.retractComment(taken));
  storedValue(portal.addComment(id, "Ask Ewan", "note"));
  await as(ADA);
  expect(news()).toEqual(["In progress, 1 comment"]);
  const before = storedValue(portal.markSeen());
  expect(news()).toEqual([]);
  storedValue({ ...portal.unmarkSeen(before), value: true });
  expect(news()).toEqual(["In progress, 1 comment"]);
  // A backup has nothing of who has seen what.
  await as(CHIEF);
  expect(await exported(portal)).not.toContain("seen");
});

test("internal notes, who is to see to a request and by when are for administrators only", async () => {
  const { portal, as } = await setup();
  const { id } = storedValue(portal.createRequest(requestForm));
  for (const act of [
    () => portal.addComment(id, "Secret", "note"),
    () => portal.planRequest(id, { assignee: "Ada", due: "" }),
    () => portal.createRequest(requestForm, id),
  ])
    expect(act()).toEqual({ status: "refused", message: "Only an administrator can do this." });
  await as(CHIEF);
  storedValue(portal.addComment(id, "Secret", "note"));
  for (const due of ["2026-02-30", "soon", "0002-01-01"])
    expect(portal.planRequest(id, { assignee: "", due })).toMatchObject({ status: "refused" });
  storedValue(portal.planRequest(id, { assignee: "Morag Orr", due: "2026-11-30" }));
  const [request] = portal.state().allRequests;
  expect(request).toMatchObject({ assignee: "Morag Orr", due: "2026-11-30" });
  const kinds = (all: boolean) => historyOf(portal.state().records, request!, all).map(({ kind }) => kind);
  expect([kinds(true), kinds(false)]).toEqual([["created", "note", "plan"], ["created"]]);
});

test("an administrator creates a request for a customer, and its history says so", async () => {
  const { portal, as, news } = await setup();
  const ada = portal.state().user!.id;
  await as(CHIEF);
  const chief = portal.state().user!.id;
  const request = storedValue(portal.createRequest(requestForm, ada));
  expect(portal.createRequest(requestForm, "nobody")).toMatchObject({ status: "refused" });
  expect(historyOf(portal.state().records, request)).toMatchObject([{ kind: "created", by: chief }]);
  await as(ADA);
  expect(portal.state().ownRequests).toHaveLength(1);
  expect(news()).toEqual(["New request"]);
});

test("a customer reopens a completed request and no other, and an administrator cancels any", async () => {
  const { portal, as } = await setup();
  const { id } = storedValue(portal.createRequest(requestForm));
  const status = () => portal.state().ownRequests[0]?.status;
  expect(portal.reopenRequest(id)).toMatchObject({ status: "refused" });
  await as(CHIEF);
  storedValue(portal.setStatus(id, "completed"));
  expect(portal.reopenRequest(id)).toMatchObject({ status: "refused" });
  await as(ADA);
  const reopened = storedValue(portal.reopenRequest(id));
  expect(status()).toBe("pending");
  storedValue(portal.undoStatuses(reopened));
  expect(status()).toBe("completed");
  await as(CHIEF);
  storedValue(portal.setStatuses([id], "cancelled"));
  await as(ADA);
  expect(status()).toBe("cancelled");
});

test("of each month the latest count is in force, and wrong ones are refused", async () => {
  const { portal } = await setup();
  const usage = { month: "2026-11", until: 20, contacts: 80, plan: "Starter", source: "log" as const };
  for (const wrong of [
    { contacts: -1 },
    { contacts: 1.5 },
    { contacts: Number.NaN },
    { contacts: 1e9 },
    { until: 31 },
  ])
    expect(await portal.saveUsage({ ...usage, ...wrong })).toMatchObject({ status: "refused" });
  storedValue(await portal.saveUsage(usage));
  const stored = storedValue(await portal.saveUsage({ ...usage, contacts: 90 }));
  expect(openPortal(portal.browser).state().quarantined).toEqual([]);
  expect(await portal.undoUsage(stored)).toMatchObject({ status: "stored" });
});

test("a number that two requests have had names neither: their links have their ids", async () => {
  const first = await administrator();
  storedValue(first.createRequest(requestForm));
  const second = openPortal(createFakeBrowser(), { clock: { time: Date.UTC(2026, 10, 19) } });
  storedValue(await second.signUp(signUpForm(ADMINISTRATOR, "correct horse")));
  storedValue(second.createRequest(requestForm));
  const preview = await first.previewImport(await exported(second));
  // The older request gets the number, as everywhere, and the dry run says what becomes of the other.
  expect(preview).toMatchObject({
    value: {
      entries: [
        { isNew: false, canBeLeftOut: false, changes: ["Number: CR-0001 becomes CR-0001-2"] },
        { isNew: true, name: "CR-0001 Live Chat Support" },
      ],
    },
  });
  storedValue(await first.importBackup(await exported(second)));
  expect(first.state().allRequests.map(({ label, sharesNumber }) => [label, sharesNumber])).toEqual([
    ["CR-0001-2", true],
    ["CR-0001", true],
  ]);
});

test("a backup brings no demo account; once it is stored here, its requests go to it", async () => {
  const demoAccounts = [
    { email: "duncan@x.example", password: "demo-pass", firstName: "D", lastName: "B", company: "" },
  ];
  const options = { demoAccounts };
  const open = () => openPortal(createFakeBrowser(), { randomBytes }, options);
  const source = open();
  storedValue(await source.signUp(CHIEF));
  storedValue(await source.signIn(demoAccounts[0]!));
  storedValue(source.createRequest(requestForm));
  storedValue(await source.signIn(CHIEF));
  const text = await exported(source);
  const target = open();
  storedValue(await target.signUp(CHIEF));
  const refusal = storedValue(await target.importBackup(text));
  expect(refusal).toMatchObject({ users: 0, requests: 0 });
  expect(refusal.skipped[0]?.reason).toContain("belongs to a demo account");
  storedValue(await target.signIn(demoAccounts[0]!));
  storedValue(await target.signIn(CHIEF));
  expect(storedValue(await target.importBackup(text))).toMatchObject({ users: 0, requests: 1, skipped: [] });
});

test("a changed password is confirmed and nothing is left unsaved, whichever later write is refused", async () => {
  for (let n = 2; n <= 4; n += 1) {
    const portal = openPortal(createFakeBrowser(), { randomBytes });
    storedValue(await portal.signUp(ADA));
    const account = await portal.openAccount();
    const form = {
      currentPassword: ADA.password,
      password: "giraffe kettle window",
      confirmPassword: "giraffe kettle window",
    };
    let count = 0;
    portal.browser.failWrites(() => ++count >= n);
    const outcome = await account.changePassword(form);
    expect(outcome.status).toBe("stored");
    expect(portal.state()).toMatchObject({ unsaved: false, notice: null });
    portal.browser.failWrites(() => false);
    const other = openPortal(portal.browser);
    expect(await other.signIn({ email: ADA.email, password: form.password })).toMatchObject({
      status: "stored",
    });
    expect(await other.signIn({ email: ADA.email, password: ADA.password })).toMatchObject({
      status: "refused",
    });
  }
});
