import { historyOf } from "./history";
import { createFakeBrowser } from "./testing/fake-browser";
import { ADMINISTRATOR, openPortal, requestForm, signUpForm, storedValue } from "./testing/fake-portal";

test("a request's history lists its creation and every status change in order", async () => {
  const clock = { time: Date.UTC(2026, 10, 20, 9) };
  const portal = openPortal(createFakeBrowser(), { clock });
  const { id: by } = storedValue(await portal.signUp(signUpForm(ADMINISTRATOR)));
  const request = storedValue(portal.createRequest(requestForm));
  const other = storedValue(portal.createRequest(requestForm));
  clock.time += 60_000;
  storedValue(portal.setStatus(request.id, "completed"));
  // After setting the clock back, a new change still comes last.
  clock.time -= 3_600_000;
  storedValue(portal.setStatus(request.id, "in-progress"));

  const { records } = portal.state();
  expect(historyOf(records, request)).toMatchObject([
    { kind: "created", status: "pending", at: "2026-11-20T09:00:00.000Z", by },
    { kind: "status", status: "completed", at: "2026-11-20T09:01:00.000Z", by },
    { kind: "status", status: "in-progress", at: "2026-11-20T09:01:00.001Z", by },
  ]);
  expect(historyOf(records, other)).toMatchObject([{ kind: "created", at: "2026-11-20T09:00:00.000Z" }]);
});

test("a request's history names the values that each edit has replaced", async () => {
  const clock = { time: Date.UTC(2026, 10, 20, 9) };
  const portal = openPortal(createFakeBrowser(), { clock });
  storedValue(await portal.signUp(signUpForm("ada@x.example")));
  const request = storedValue(portal.createRequest(requestForm));
  storedValue(portal.editRequest(request.id, { ...requestForm, description: "Nights", priority: "high" }));
  storedValue(portal.editRequest(request.id, { ...requestForm, description: "Days", priority: "high" }));
  const [, first, second] = historyOf(portal.state().records, request);
  expect(first).toMatchObject({
    kind: "edited",
    values: [
      { field: "description", from: requestForm.description, to: "Nights" },
      { field: "priority", from: "medium", to: "high" },
      { field: "estimatedCost", from: "2094", to: "2513" },
    ],
  });
  expect(second).toMatchObject({ values: [{ field: "description", from: "Nights", to: "Days" }] });
});

test("a comment that was taken back stays in the history without its text", async () => {
  const portal = openPortal(createFakeBrowser());
  storedValue(await portal.signUp(signUpForm("ada@x.example")));
  const request = storedValue(portal.createRequest(requestForm));
  const comment = storedValue(portal.addComment(request.id, "Wrong window"));
  storedValue(portal.addComment(request.id, "When do you begin?"));
  storedValue(portal.retractComment(comment));
  const entries = historyOf(portal.state().records, request);
  expect(entries).toMatchObject([
    { kind: "created" },
    { kind: "retracted" },
    { kind: "comment", text: "When do you begin?" },
  ]);
  expect(JSON.stringify(entries)).not.toContain("Wrong window");
});
