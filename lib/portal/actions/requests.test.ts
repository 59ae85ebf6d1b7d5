import { historyOf } from "../history-entries";
import { messages } from "../messages";
import {
  ADMINISTRATOR,
  openPortal,
  portalOf,
  requestForm,
  signUpForm,
  storedValue,
} from "../testing/fake-portal";

/** A customer's tab with one request. */
async function setup() {
  const clock = { time: Date.UTC(2026, 10, 20, 9) };
  const portal = await portalOf("ada@x.example", undefined, { clock });
  const { id } = storedValue(portal.createRequest(requestForm));
  const current = () => {
    const { ownRequests, allRequests } = portal.state();
    return [...ownRequests, ...allRequests].find((request) => request.id === id);
  };
  return { portal, browser: portal.browser, clock, id, current };
}

const nights = { ...requestForm, description: "Nights", priority: "high" };

test("an edit changes the values and the estimate, for the administrator too, which other prices alone do not", async () => {
  const { portal, browser, id, current } = await setup();
  const prices = { starter: 1, professional: 1, enterprise: 1, liveChat: 1, dispatching: 1 };
  const later = openPortal(browser, {}, { prices });
  storedValue(later.editRequest(id, { ...requestForm, description: "Days" }));
  expect(later.state().ownRequests).toMatchObject([{ description: "Days", estimatedCost: 2094 }]);
  storedValue(portal.editRequest(id, nights));
  const edited = { description: "Nights", priority: "high", estimatedCost: 2513 };
  expect(current()).toMatchObject(edited);
  storedValue(await portal.signUp(signUpForm(ADMINISTRATOR)));
  expect(portal.state().allRequests).toMatchObject([edited]);
});

test("undoing an edit restores the values, unless the request was edited again", async () => {
  const { portal, id, current } = await setup();
  const before = current();
  const first = storedValue(portal.editRequest(id, nights));
  storedValue(portal.undoEdit(first));
  expect(current()).toEqual(before);
  const second = storedValue(portal.editRequest(id, nights));
  storedValue(portal.editRequest(id, { ...nights, description: "Days" }));
  expect(portal.undoEdit(second)).toMatchObject({ message: messages.changedMeanwhile });
  expect(current()?.description).toBe("Days");
});

test("a customer can cancel a pending request, undo that, and not cancel it once it is begun", async () => {
  const { portal, id, current } = await setup();
  const cancelled = storedValue(portal.cancelRequest(id));
  expect(current()?.status).toBe("cancelled");
  expect(portal.editRequest(id, nights)).toMatchObject({ message: messages.notPending });
  expect(storedValue(portal.undoStatuses(cancelled))).toEqual({ restored: 1, left: 0 });
  expect(current()?.status).toBe("pending");
  storedValue(await portal.signUp(signUpForm(ADMINISTRATOR)));
  storedValue(portal.setStatuses([id], "in-progress"));
  storedValue(await portal.signIn(signUpForm("ada@x.example")));
  expect(portal.cancelRequest(id)).toMatchObject({ message: messages.notPending });
  expect(current()?.status).toBe("in-progress");
});

test("nobody can edit, cancel or comment on the request of another customer, or undo what another did", async () => {
  const { portal, id, current } = await setup();
  const cancelled = storedValue(portal.cancelRequest(id));
  storedValue(portal.undoStatuses(cancelled));
  const comment = storedValue(portal.addComment(id, "Please call"));
  storedValue(await portal.signUp(signUpForm("bob@x.example")));
  const before = portal.state().records;
  for (const outcome of [
    portal.editRequest(id, nights),
    portal.cancelRequest(id),
    portal.addComment(id, "Mine"),
    portal.undoStatuses(cancelled),
    portal.retractComment(comment),
  ])
    expect(outcome.status).toBe("refused");
  expect(portal.state().records).toEqual(before);
  expect(current()).toBeUndefined();
});

test("customer and administrator can comment on a request, in the order in which they did", async () => {
  const { portal, clock, id } = await setup();
  const ada = portal.state().user!;
  expect(portal.addComment(id, "  ")).toMatchObject({ field: "text" });
  storedValue(portal.addComment(id, "When do you begin?"));
  const chief = storedValue(await portal.signUp(signUpForm(ADMINISTRATOR)));
  clock.time -= 3_600_000;
  storedValue(portal.addComment(id, "On Monday."));
  const [request] = portal.state().allRequests;
  expect(historyOf(portal.state().records, request!).slice(1)).toMatchObject([
    { kind: "comment", text: "When do you begin?", by: ada.id },
    { kind: "comment", text: "On Monday.", by: chief.id },
  ]);
});
