/** @jest-environment jsdom */
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import type { RequestForm } from "@/lib/portal/rules/form-validation";
import type { FakeBrowser } from "@/lib/portal/testing/fake-browser";
import { storedValue } from "@/lib/portal/testing/fake-portal";
import { browserSignedInAs, dashboard, openTab, press, renderInPortal, user } from "../testing";
import { UnreadableWarning } from "../notices";
import Usage from "./usage";

jest.mock("next/navigation", () => jest.requireActual("../testing/navigation"));

const chat: RequestForm = {
  service: "Live Chat Support",
  industry: "Plumbing",
  description: "Evenings",
  priority: "low",
};
const leads: RequestForm = {
  service: "Lead Generation",
  industry: "HVAC",
  description: "Boilers",
  priority: "high",
};

test("the tab is in the URL, an unknown one is the first, and Back returns to the previous one, whose form returns the focus", async () => {
  window.history.replaceState(null, "", "/dashboard?tab=nonsense");
  renderInPortal(dashboard, { browser: await browserSignedInAs("ada@x.example") });
  const selected = () => screen.getByRole("tab", { selected: true }).textContent.trim();
  expect(selected()).toBe("My Requests");
  await openTab("Support");
  expect(window.location.search).toBe("?tab=support");
  expect(screen.getByText("0141 496 0123")).toBeVisible();
  await act(async () => {
    window.history.replaceState(null, "", "/dashboard?tab=services");
    window.dispatchEvent(new PopStateEvent("popstate"));
  });
  expect(selected()).toBe("Available Services");
  await press("Request Quote for Multilingual Support");
  const dialog = within(await screen.findByRole("dialog", { name: "New Request" }));
  expect(dialog.getByLabelText("Service")).toHaveValue("Multilingual Support");
  await press("Cancel");
  await waitFor(() =>
    expect(document.activeElement).toHaveTextContent("Request Quote for Multilingual Support"),
  );
});

test("the month's contacts are compared with the plan, and marked as entered", async () => {
  renderInPortal(<Usage {...dashboard.props.usage} />, { browser: await browserSignedInAs("ada@x.example") });
  const count = screen.getByLabelText(/^Or the contacts of/);
  fireEvent.change(count, { target: { value: "fifty" } });
  await press("Save the count");
  expect(await screen.findByRole("alert")).toHaveTextContent("as a whole number");
  fireEvent.change(count, { target: { value: "50" } });
  await press("Save the count");
  expect(await screen.findByText(/^50 of 100 contacts in/)).toBeVisible();
  expect(screen.getByText(/^Entered by hand/)).toBeVisible();
});

/** The administrator comments on a request, in another tab. */
function commentOn(browser: FakeBrowser, subject: string, id: string) {
  const comment = { id, subject, at: Date.UTC(2027, 0, 1), by: "boss", type: "comment", text: "Done?" };
  browser.write(`portal:event:${subject}:${id}`, JSON.stringify({ v: 1, ...comment }));
}

test("what the administrator has done is marked as new, in the list, the bar and the title", async () => {
  let subject = "";
  const browser = await browserSignedInAs("ada@x.example", (portal) => {
    subject = storedValue(portal.createRequest(chat)).id;
  });
  commentOn(browser, subject, "c");
  document.title = "Dashboard | Clydeline";
  renderInPortal(dashboard, { browser });
  expect(await screen.findByText("1 comment")).toBeVisible();
  expect(screen.getByRole("tab", { name: "My Requests 1 new" })).toBeVisible();
  expect(document.title).toMatch(/^\(1\) My Requests/);
  await user.click(screen.getByText("Show it"));
  expect(screen.getByText("1 of 1 request")).toBeVisible();
});

test("the link to what is new keeps the focus when more arrives", async () => {
  const ids: string[] = [];
  const browser = await browserSignedInAs("ada@x.example", (portal) => {
    for (const request of [chat, leads]) ids.push(storedValue(portal.createRequest(request)).id);
  });
  commentOn(browser, ids[0]!, "c1");
  renderInPortal(dashboard, { browser });
  const link = (await screen.findByText("Show it")).closest("a")!;
  link.focus();
  await act(async () => commentOn(browser, ids[1]!, "c2"));
  expect(await screen.findByText("Show them")).toBeVisible();
  expect(link).toHaveFocus();
  expect(link).toHaveTextContent("Show them");
});

test("customers are told that a request or a change of theirs cannot be read, and nobody else is", async () => {
  const ids: string[] = [];
  const browser = await browserSignedInAs("ada@x.example", (portal) => {
    for (const request of [chat, leads]) ids.push(storedValue(portal.createRequest(request)).id);
  });
  const key = [...browser.data.keys()].find((name) => name.startsWith(`portal:request:${ids[0]}`))!;
  browser.write(key, browser.data.get(key)!.slice(0, -1));
  browser.write(`portal:change:${ids[1]}:c`, "{");
  const { unmount } = renderInPortal(<UnreadableWarning />, { browser });
  expect(await screen.findByText(/^2 stored values of yours cannot be read/)).toBeVisible();
  unmount();
  await browserSignedInAs("bob@x.example", () => {}, browser);
  renderInPortal(<UnreadableWarning />, { browser });
  await act(async () => {});
  expect(screen.queryByText(/cannot be read|out of date/)).toBeNull();
});
