import { historiesOf } from "./history";
import { createFakeBrowser } from "./testing/fake-browser";
import { ADMINISTRATOR, openPortal, requestForm, signUpForm, storedValue } from "./testing/fake-portal";

test("a request's history lists its creation and every status change in order", async () => {
  const clock = { time: Date.UTC(2026, 10, 20, 9) };
  const portal = openPortal(createFakeBrowser(), { clock });
  storedValue(await portal.signUp(signUpForm(ADMINISTRATOR)));
  const { id } = storedValue(portal.createRequest(requestForm));
  const other = storedValue(portal.createRequest(requestForm));
  clock.time += 60_000;
  storedValue(portal.setStatus(id, "completed"));
  // After setting the clock back, a new change still comes last.
  clock.time -= 3_600_000;
  storedValue(portal.setStatus(id, "in-progress"));

  const histories = historiesOf(portal.state().records);
  expect(histories.get(id)).toEqual([
    { status: "pending", at: "2026-11-20T09:00:00.000Z" },
    { status: "completed", at: "2026-11-20T09:01:00.000Z" },
    { status: "in-progress", at: "2026-11-20T09:01:00.001Z" },
  ]);
  expect(histories.get(other.id)).toEqual([{ status: "pending", at: "2026-11-20T09:00:00.000Z" }]);
});
