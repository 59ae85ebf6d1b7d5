import { historyOf } from "./history-entries";
import { administrator, exported } from "./testing/backup-fixtures";
import {
  ADMINISTRATOR,
  openPortal,
  portalOf,
  requestForm,
  signUpForm,
  storedValue,
} from "./testing/fake-portal";

const ADA = "ada@x.example";

/** A customer and an administrator in one browser, whose clock moves on with each sign-in. */
async function setup() {
  const clock = { time: Date.UTC(2026, 10, 20, 9) };
  const portal = await portalOf(ADMINISTRATOR, undefined, { clock });
  clock.time += 60_000;
  storedValue(await portal.signUp(signUpForm(ADA)));
  const as = async (email: string) => {
    clock.time += 60_000;
    storedValue(await portal.signIn(signUpForm(email)));
  };
  const listed = () => [...portal.state().allRequests, ...portal.state().ownRequests];
  const news = () => listed().flatMap((request) => request.news ?? []);
  return { portal, clock, as, listed, news };
}

test("each side learns what the other has done, once, and not what it has done itself", async () => {
  const { portal, as, listed, news } = await setup();
  const { id } = storedValue(portal.createRequest(requestForm));
  const other = storedValue(portal.createRequest(requestForm)).id;
  expect(news()).toEqual([]);
  await as(ADMINISTRATOR);
  expect(news()).toEqual(["New request", "New request"]);
  storedValue(portal.markSeen(id));
  expect(listed().flatMap((request) => (request.news ? request.id : []))).toEqual([other]);
  storedValue(portal.setStatuses([id], "in-progress"));
  storedValue(portal.addComment(id, "Today?"));
  const taken = storedValue(portal.addComment(id, "Oops"));
  storedValue(portal.retractComment(taken));
  storedValue(portal.addComment(id, "Ask Ewan", "note"));
  await as(ADA);
  expect(news()).toEqual(["In progress, 1 comment"]);
  const before = storedValue(portal.markSeen());
  expect(news()).toEqual([]);
  storedValue(portal.unmarkSeen(before));
  expect(news()).toEqual(["In progress, 1 comment"]);
  // A backup has nothing of who has seen what.
  await as(ADMINISTRATOR);
  expect(await exported(portal)).not.toContain("seen");
});

test("internal notes, who is to see to a request and by when are shown to administrators only", async () => {
  const { portal, as } = await setup();
  const { id } = storedValue(portal.createRequest(requestForm));
  await as(ADMINISTRATOR);
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
  await as(ADMINISTRATOR);
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
  await as(ADMINISTRATOR);
  storedValue(portal.setStatuses([id], "completed"));
  expect(portal.reopenRequest(id)).toMatchObject({ status: "refused" });
  await as(ADA);
  const reopened = storedValue(portal.reopenRequest(id));
  expect(status()).toBe("pending");
  storedValue(portal.undoStatuses(reopened));
  expect(status()).toBe("completed");
  await as(ADMINISTRATOR);
  storedValue(portal.setStatuses([id], "cancelled"));
  await as(ADA);
  expect(status()).toBe("cancelled");
});

test("of each month the latest count is in force, and wrong ones are refused", async () => {
  const { portal } = await setup();
  const usage = { month: "2026-11", until: 20, contacts: 80, plan: "Starter", source: "log" as const };
  for (const wrong of [{ contacts: -1 }, { contacts: 1.5 }, { contacts: 1e9 }, { until: 31 }])
    expect(await portal.saveUsage({ ...usage, ...wrong })).toMatchObject({ status: "refused" });
  storedValue(await portal.saveUsage(usage));
  const stored = storedValue(await portal.saveUsage({ ...usage, contacts: 90 }));
  expect(openPortal(portal.browser).state().quarantined).toEqual([]);
  expect(await portal.undoUsage(stored)).toMatchObject({ status: "stored" });
});

test("a number that two requests have had names neither: their links have their ids", async () => {
  const first = await administrator();
  storedValue(first.createRequest(requestForm));
  const second = await portalOf(ADMINISTRATOR, undefined, { clock: { time: Date.UTC(2026, 10, 19) } });
  storedValue(second.createRequest(requestForm));
  const text = await exported(second);
  // The older request gets the number, as everywhere, and the dry run says what becomes of the other.
  expect(await first.previewImport(text)).toMatchObject({
    value: {
      entries: [
        { isNew: false, canBeLeftOut: false, changes: ["Number: CR-0001 becomes CR-0001-2"] },
        { isNew: true, name: "CR-0001 Live Chat Support" },
      ],
    },
  });
  storedValue(await first.importBackup(text));
  expect(first.state().allRequests.map(({ label, sharesNumber }) => [label, sharesNumber])).toEqual([
    ["CR-0001-2", true],
    ["CR-0001", true],
  ]);
});

test("a backup brings no demo account; once it is stored here, its requests go to it", async () => {
  const demo = {
    email: "duncan@x.example",
    password: "demo-pass",
    firstName: "D",
    lastName: "B",
    company: "",
  };
  const open = () => portalOf(ADMINISTRATOR, undefined, {}, { demoAccounts: [demo] });
  const source = await open();
  storedValue(await source.signIn(demo));
  storedValue(source.createRequest(requestForm));
  const text = await exported(await administrator(source.browser));
  const target = await open();
  const refusal = storedValue(await target.importBackup(text));
  expect(refusal).toMatchObject({ users: 0, requests: 0 });
  expect(refusal.skipped[0]?.reason).toContain("belongs to a demo account");
  storedValue(await target.signIn(demo));
  storedValue(await target.signIn(signUpForm(ADMINISTRATOR)));
  expect(storedValue(await target.importBackup(text))).toMatchObject({ users: 0, requests: 1, skipped: [] });
});
