/** @jest-environment jsdom */
import { act, render, screen } from "@testing-library/react";
import { OFFLINE_PAGES, OfflineNotice, registerWorker } from "./offline-notice";

const update = jest.fn(async () => {});

/** A browser whose pages have a worker already, or have none yet. */
function browserWith(controller: object | null) {
  const register = jest.fn(async (_: string, __: RegistrationOptions) => ({ update }));
  Object.defineProperty(navigator, "serviceWorker", { configurable: true, value: { register, controller } });
  return register;
}

/** Changes the network, as the browser tells it. */
async function go(state: "online" | "offline") {
  jest.spyOn(navigator, "onLine", "get").mockReturnValue(state === "online");
  await act(async () => void window.dispatchEvent(new Event(state)));
}

afterEach(() => Reflect.deleteProperty(navigator, "serviceWorker"));

test("the worker is registered for the portal's pages only, and looks for a new build when the network is back, which is said", async () => {
  const register = browserWith({});
  render(<OfflineNotice />);
  await act(async () => {});
  expect(new Set(register.mock.calls.map(([, { scope }]) => scope))).toEqual(new Set(OFFLINE_PAGES));
  expect(update).toHaveBeenCalledTimes(1);
  expect(screen.getByRole("status")).toBeEmptyDOMElement();
  await go("offline");
  expect(screen.getByText(/^You are offline. The portal works as usual/)).toBeVisible();
  await go("online");
  expect(screen.getByRole("status")).toBeEmptyDOMElement();
  expect(update).toHaveBeenCalledTimes(2);
});

test.each([
  ["before the worker has kept the portal", null],
  ["in a browser without workers", undefined],
])("offline %s, the portal does not promise that it can be opened again", async (_, controller) => {
  if (controller !== undefined) browserWith(controller);
  render(<OfflineNotice />);
  await go("offline");
  expect(screen.getByText(/^You are offline. Keep this page open/)).toBeVisible();
});

test("a browser that refuses the worker causes no error", async () => {
  const register = async () => Promise.reject(new Error("refused"));
  await expect(registerWorker({ register })).resolves.toBeUndefined();
  await expect(registerWorker(undefined)).resolves.toBeUndefined();
});
