import { historyOf } from "./history-entries";
import { emailKey } from "./rules/accounts";
import { SAMPLE_CUSTOMERS, SAMPLE_REQUESTS, type SampleTexts } from "./samples/generate-samples";
import { exported } from "./testing/backup-fixtures";
import { ADMINISTRATOR, openPortal, requestForm, signUpForm, storedValue } from "./testing/fake-portal";

const texts: SampleTexts = {
  cities: ["Glasgow", "Leeds"],
  industries: [
    {
      industry: "Plumbing",
      business: "plumbing firm",
      callers: [{ who: "a tenant with a wet ceiling", asks: "whether someone can come tonight" }],
      services: ["Live Chat Support", "Dispatching Services"],
    },
    {
      industry: "Legal Services",
      business: "firm of conveyancers",
      callers: [{ who: "a first-time buyer", asks: "for a fixed fee" }],
      services: ["Virtual Assistant"],
    },
  ],
};

const NOW = Date.UTC(2026, 10, 20, 9);
const account = { password: "demo-pass", firstName: "Demo", lastName: "One", company: "" };
const demoAccounts = [
  { ...account, email: ADMINISTRATOR },
  { ...account, email: "customer@x.example" },
];

/** A portal in which both demo accounts have signed in, the administrator last. */
async function demoPortal() {
  const portal = openPortal(undefined, { clock: { time: NOW } }, { demoAccounts });
  for (const { email, password } of demoAccounts.toReversed())
    storedValue(await portal.signIn({ email, password }));
  return portal;
}

test("samples are loaded at once, marked in every text, and a part belongs to the demo customer", async () => {
  const portal = await demoPortal();
  expect(await portal.loadSamples(texts)).toMatchObject({ status: "stored" });
  const { allRequests, customers, samples, records } = portal.state();
  expect(samples).toBe(SAMPLE_REQUESTS);
  expect(allRequests.every(({ description }) => description.startsWith("Sample: "))).toBe(true);
  const others = customers.filter(({ email }) => emailKey(email) !== "customer@x.example");
  expect(others).toHaveLength(SAMPLE_CUSTOMERS);
  expect(others.every(({ company }) => company.startsWith("Sample: "))).toBe(true);
  const demo = customers.find(({ email }) => email === "customer@x.example");
  const own = allRequests.filter(({ userId }) => userId === demo?.id).length;
  expect([own > 10, own < 80]).toEqual([true, true]);
  const statuses = new Set(allRequests.map(({ status }) => status));
  expect(statuses).toEqual(new Set(["pending", "in-progress", "completed"]));
  expect(Math.max(...allRequests.map((request) => historyOf(records, request).length))).toBe(3);
  expect(await portal.loadSamples(texts)).toEqual({
    status: "refused",
    message: "The sample data are loaded already.",
  });
});

test("every sample in a backup has the mark, and removing leaves exactly what was there before", async () => {
  const portal = await demoPortal();
  const { browser } = portal;
  const own = storedValue(portal.createRequest(requestForm));
  const before = new Map(browser.data);
  await portal.loadSamples(texts);
  const backup = JSON.parse(await exported(portal)) as Record<"requests" | "changes", { id: string }[]>;
  const unmarked = [...backup.requests, ...backup.changes].filter(({ id }) => !id.startsWith("sample-"));
  expect(unmarked.map(({ id }) => id)).toEqual([own.id]);
  // A bulk change of samples and others keeps the others.
  const ids = portal.state().allRequests.map(({ id }) => id);
  storedValue(portal.setStatuses(ids, "in-progress"));
  expect((await portal.removeSamples()).status).toBe("stored");
  expect(portal.state().allRequests).toMatchObject([{ id: own.id, status: "in-progress" }]);
  const left = [...browser.data.keys()].filter((key) => !before.has(key));
  expect(left).toEqual([expect.stringMatching(/^portal:bulk:/)]);
  expect([...before].every(([key, value]) => browser.data.get(key) === value)).toBe(true);
  expect(JSON.stringify([...browser.data])).not.toContain("sample-");
});

test("samples that were moved to an archive are gone with the others, and an archive of both keeps its numbers", async () => {
  const portal = await demoPortal();
  const { browser } = portal;
  const own = storedValue(portal.createRequest(requestForm));
  storedValue(portal.setStatuses([own.id], "completed"));
  await portal.loadSamples(texts);
  const file = await portal.exportClosed(portal.state().allRequests.map(({ id }) => id));
  if (file.status !== "ready") throw new Error(file.message);
  storedValue(await portal.removeExported(file.value.text));
  expect((await portal.removeSamples()).status).toBe("stored");
  expect(JSON.stringify([...browser.data])).not.toContain("sample-");
  expect(portal.state().allRequests).toEqual([]);
  expect(storedValue(portal.createRequest(requestForm)).label).toBe("CR-0002");
});

test("without room, or by others than demo accounts, nothing is loaded", async () => {
  const portal = await demoPortal();
  const { browser } = portal;
  const before = new Map(browser.data);
  browser.limit(30_000);
  expect(await portal.loadSamples(texts)).toEqual({
    status: "refused",
    message: "There is no room in this browser for the sample data. Nothing was loaded.",
  });
  expect(browser.data).toEqual(before);
  expect(portal.state()).toMatchObject({ samples: 0, notice: null });
  browser.limit(1_000_000);
  storedValue(await portal.signUp(signUpForm("ada@x.example")));
  expect((await portal.loadSamples(texts)).status).toBe("refused");
  expect((await portal.removeSamples()).status).toBe("refused");
});
