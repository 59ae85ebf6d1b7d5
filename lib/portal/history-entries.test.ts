import { historyOf } from "./history-entries";
import { ADMINISTRATOR, portalOf, requestForm, storedValue } from "./testing/fake-portal";

/** A user's tab with a request, and its history. */
async function setup(email: string) {
  const clock = { time: Date.UTC(2026, 10, 20, 9) };
  const portal = await portalOf(email, undefined, { clock });
  const request = storedValue(portal.createRequest(requestForm));
  return { portal, clock, request, history: (of = request) => historyOf(portal.state().records, of) };
}

test("a request's history lists its creation and every status change in order", async () => {
  const { portal, clock, request, history } = await setup(ADMINISTRATOR);
  const by = portal.state().user?.id;
  const other = storedValue(portal.createRequest(requestForm));
  clock.time += 60_000;
  storedValue(portal.setStatuses([request.id], "completed"));
  // After setting the clock back, a new change still comes last.
  clock.time -= 3_600_000;
  storedValue(portal.setStatuses([request.id], "in-progress"));
  expect(history()).toMatchObject([
    { kind: "created", status: "pending", at: "2026-11-20T09:00:00.000Z", by },
    { kind: "status", status: "completed", at: "2026-11-20T09:01:00.000Z", by },
    { kind: "status", status: "in-progress", at: "2026-11-20T09:01:00.001Z", by },
  ]);
  expect(portal.state().allRequests.find(({ id }) => id === request.id)?.status).toBe("in-progress");
  expect(history(other)).toMatchObject([{ kind: "created" }]);
});

test("a request's history names the values that each edit has replaced", async () => {
  const { portal, request, history } = await setup("ada@x.example");
  for (const description of ["Nights", "Days"])
    storedValue(portal.editRequest(request.id, { ...requestForm, description, priority: "high" }));
  expect(history().slice(1)).toMatchObject([
    {
      kind: "edited",
      values: [
        { field: "description", from: requestForm.description, to: "Nights" },
        { field: "priority", from: "medium", to: "high" },
        { field: "estimatedCost", from: "2094", to: "2513" },
      ],
    },
    { kind: "edited", values: [{ field: "description", from: "Nights", to: "Days" }] },
  ]);
});

test("a comment that was taken back stays in the history without its text", async () => {
  const { portal, request, history } = await setup("ada@x.example");
  const comment = storedValue(portal.addComment(request.id, "Wrong window"));
  storedValue(portal.addComment(request.id, "When do you begin?"));
  storedValue(portal.retractComment(comment));
  expect(history()).toMatchObject([
    { kind: "created" },
    { kind: "retracted" },
    { kind: "comment", text: "When do you begin?" },
  ]);
  expect(JSON.stringify(history())).not.toContain("Wrong window");
});
