import { historyOf } from "./history";
import type { ServiceRequest } from "./records/schema";
import { administrator, exported, randomBytes, sample } from "./testing/backup-fixtures";
import { createFakeBrowser } from "./testing/fake-browser";
import { ADMINISTRATOR, openPortal, requestForm, signUpForm, storedValue } from "./testing/fake-portal";

test("an import brings edits and comments back, and the author of a skipped account is the account here", async () => {
  const { portal: source, request } = await sample();
  storedValue(source.setStatus(request.id, "pending"));
  storedValue(await source.signIn({ email: "ada@x.example", password: "ada-secret" }));
  storedValue(source.editRequest(request.id, { ...requestForm, description: "Nights", priority: "high" }));
  storedValue(source.addComment(request.id, "When do you begin?"));
  storedValue(await source.signIn(signUpForm(ADMINISTRATOR)));
  const text = await exported(source);

  const portal = openPortal(createFakeBrowser(), { randomBytes });
  const here = storedValue(await portal.signUp(signUpForm("ada@x.example")));
  storedValue(await portal.signUp(signUpForm(ADMINISTRATOR)));
  expect(storedValue(await portal.importBackup(text))).toMatchObject({ events: 2, skipped: [] });
  expect(storedValue(await portal.importBackup(text))).toMatchObject({ events: 0, skipped: [] });
  const [imported] = portal.state().allRequests;
  expect(imported).toMatchObject({ userId: here.id, description: "Nights", estimatedCost: 2513 });
  expect(historyOf(portal.state().records, imported!)).toContainEqual(
    expect.objectContaining({ kind: "comment", text: "When do you begin?", by: here.id }),
  );
});

test("a backup of before there were events and numbers can be imported", async () => {
  const { backup } = await sample();
  const [{ number, ...request }] = backup.requests as [ServiceRequest];
  const { events, ...old } = { ...backup, requests: [request] };
  expect([number, events]).toEqual([1, []]);
  const portal = await administrator();
  storedValue(await portal.importBackup(JSON.stringify(old)));
  expect(portal.state().allRequests).toMatchObject([
    { id: request.id, label: "CR-0001", status: "completed" },
  ]);
});
