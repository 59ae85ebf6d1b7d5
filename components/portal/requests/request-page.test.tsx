/** @jest-environment jsdom */
import { screen, within } from "@testing-library/react";
import type { Portal } from "@/lib/portal";
import type { FakeBrowser } from "@/lib/portal/testing/fake-browser";
import { ADMINISTRATOR, openPortal, storedValue } from "@/lib/portal/testing/fake-portal";
import { browserSignedInAs, dashboard, fill, press, renderInPortal } from "../testing";

jest.mock("next/navigation", () => jest.requireActual("../testing-navigation"));

/** The entries of the history. Those of an edit contain a list of their own. */
const history = () =>
  [...screen.getByRole("list", { name: "History" }).children].map(({ textContent }) => textContent);

const browserWithRequest = () =>
  browserSignedInAs(
    "ada@x.example",
    (ada) =>
      void ada.createRequest({ service: "Live Chat Support", industry: "Plumbing", description: "Evenings" }),
  );

/** Opens the page of a customer's only request. Returns what is stored, the oldest first. */
async function openRequest(given?: FakeBrowser) {
  const browser = given ?? (await browserWithRequest());
  window.history.replaceState(null, "", "/dashboard?request=CR-0001");
  renderInPortal(dashboard, { browser });
  await screen.findByRole("heading", { name: "CR-0001 Live Chat Support" });
  return () => {
    const portal = openPortal(browser);
    portal.stop();
    return portal.state().ownRequests.toReversed();
  };
}

test("a pending request can be edited, and the edit undone from its message", async () => {
  const stored = await openRequest();
  await press("Edit");
  const dialog = within(screen.getByRole("dialog", { name: "Edit CR-0001" }));
  fill("Description", "", dialog);
  await press("Save changes");
  expect(dialog.getByRole("alert")).toHaveTextContent("Please fill in all fields.");
  fill("Description", "Nights", dialog);
  fill("Priority", "high", dialog);
  await press("Save changes");
  await screen.findByRole("dialog", { name: "CR-0001 saved in this browser." });
  expect(stored()).toMatchObject([{ description: "Nights", priority: "high", estimatedCost: 2513 }]);
  expect(history()[1]).toContain("Description: Evenings NightsPriority: Medium HighEstimate: £2,094 £2,513");
  await press("Undo");
  expect(stored()).toMatchObject([{ description: "Evenings", priority: "medium", estimatedCost: 2094 }]);
  expect(history()).toHaveLength(3);
});

test("a pending request can be cancelled, and is pending again after an undo", async () => {
  const stored = await openRequest();
  await press("Cancel request");
  expect(stored()).toMatchObject([{ status: "cancelled" }]);
  expect(screen.getByRole("group", { name: "Actions" })).toHaveFocus();
  expect(screen.queryByRole("button", { name: "Edit" })).toBeNull();
  await press("Undo");
  expect(stored()).toMatchObject([{ status: "pending" }]);
  expect(screen.getByRole("button", { name: "Edit" })).toBeVisible();
});

test("a request can be duplicated, which opens the copy, and the undo cancels it", async () => {
  const stored = await openRequest();
  await press("Duplicate");
  expect(await screen.findByRole("heading", { name: "CR-0002 Live Chat Support" })).toBeVisible();
  expect(stored()).toMatchObject([{}, { description: "Evenings", status: "pending" }]);
  await press("Undo");
  expect(stored()).toMatchObject([{ status: "pending" }, { status: "cancelled" }]);
});

test("a comment that is undone returns to its field, and the history keeps only the fact", async () => {
  await openRequest();
  await press("Add comment");
  expect(screen.getByText("Please write a comment.")).toBeVisible();
  fill("Comment", "When do you begin?");
  await press("Add comment");
  expect(history()[1]).toMatch(/^Commentby you, .*When do you begin\?$/);
  expect(screen.getByLabelText("Comment")).toHaveValue("");
  await press("Undo");
  expect(history()[1]).toMatch(/^Comment, taken backby you/);
  expect(screen.getByLabelText("Comment")).toHaveValue("When do you begin?");
});

test("what an administrator wrote has the administrator's name, and a begun request cannot be edited", async () => {
  const browser = await browserWithRequest();
  const work = (chief: Portal) => {
    const { id } = chief.store.getState().allRequests[0]!;
    storedValue(chief.addComment(id, "On Monday."));
    storedValue(chief.setStatus(id, "in-progress"));
  };
  await browserSignedInAs(ADMINISTRATOR, work, browser);
  const again = openPortal(browser);
  storedValue(await again.signIn({ email: "ada@x.example", password: "correct horse" }));
  again.stop();
  await openRequest(browser);
  expect(history().slice(1)).toEqual([
    expect.stringMatching(/^Commentby Ada Reid, .*On Monday\.$/),
    expect.stringMatching(/^In progressby Ada Reid/),
  ]);
  for (const name of ["Edit", "Cancel request"]) expect(screen.queryByRole("button", { name })).toBeNull();
  expect(screen.getByRole("button", { name: "Duplicate" })).toBeVisible();
});
