/** @jest-environment jsdom */
import { fireEvent, screen, within } from "@testing-library/react";
import { ADMINISTRATOR, openPortal, storedValue } from "@/lib/portal/testing/fake-portal";
import { usePortalState } from "../auth-provider";
import { browserSignedInAs, fill, press, renderInPortal } from "../testing";
import { findRequests } from "./request-links";
import RequestPage from "./request-page";

jest.mock("next/navigation", () => jest.requireActual("../testing/navigation"));

/** The entries of the history. Those of an edit contain a list of their own. */
const history = () =>
  [...screen.getByRole("list", { name: "History" }).children].map(({ textContent }) => textContent);

/** The page of a customer's first request. */
function FirstRequest({ forAdministrators = false }) {
  const requests = usePortalState((state) => (forAdministrators ? state.allRequests : state.ownRequests));
  return <RequestPage found={findRequests(requests, "CR-0001")} forAdministrators={forAdministrators} />;
}

const browserWithRequest = () =>
  browserSignedInAs(
    "ada@x.example",
    (ada) =>
      void ada.createRequest({ service: "Live Chat Support", industry: "Plumbing", description: "Evenings" }),
  );

test("a pending request can be edited, cancelled, duplicated and commented on, and each undone from its message", async () => {
  const browser = await browserWithRequest();
  renderInPortal(<FirstRequest />, { browser });
  /** What is stored, the oldest first. */
  const stored = () => {
    const portal = openPortal(browser);
    portal.stop();
    return portal.state().ownRequests.toReversed();
  };
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

  await press("Cancel request");
  expect(stored()).toMatchObject([{ status: "cancelled" }]);
  expect(screen.getByRole("group", { name: "Actions" })).toHaveFocus();
  expect(screen.queryByRole("button", { name: "Edit" })).toBeNull();
  await press("Undo");
  expect(stored()).toMatchObject([{ status: "pending" }]);

  await press("Duplicate");
  expect(window.location.search).toBe("?request=CR-0002");
  expect(stored()).toMatchObject([{}, { description: "Evenings", status: "pending" }]);
  await press("Undo");
  expect(stored()).toMatchObject([{ status: "pending" }, { status: "cancelled" }]);

  await press("Add comment");
  expect(screen.getByText("Please write a comment.")).toBeVisible();
  fill("Comment", "When do you begin?");
  await press("Add comment");
  expect(history().at(-1)).toMatch(/^Commentby you, .*When do you begin\?$/);
  expect(screen.getByLabelText("Comment")).toHaveValue("");
  await press("Undo");
  expect(history().at(-1)).toMatch(/^Comment, taken backby you/);
  expect(screen.getByLabelText("Comment")).toHaveValue("When do you begin?");
});

test("what an administrator wrote has the administrator's name, and a begun request cannot be edited", async () => {
  const browser = await browserSignedInAs(
    ADMINISTRATOR,
    (chief) => {
      const { id } = chief.store.getState().allRequests[0]!;
      storedValue(chief.addComment(id, "On Monday."));
      storedValue(chief.setStatuses([id], "in-progress"));
    },
    await browserWithRequest(),
  );
  const again = openPortal(browser);
  storedValue(await again.signIn({ email: "ada@x.example", password: "correct horse" }));
  again.stop();
  renderInPortal(<FirstRequest />, { browser });
  expect(history().slice(1)).toEqual([
    expect.stringMatching(/^Commentby Ada Reid, .*On Monday\.$/),
    expect.stringMatching(/^In progressby Ada Reid/),
  ]);
  for (const name of ["Edit", "Cancel request"]) expect(screen.queryByRole("button", { name })).toBeNull();
  expect(screen.getByRole("button", { name: "Duplicate" })).toBeVisible();
});

test("the hint of a comment names the customer as a reader, that of an internal note does not", async () => {
  const browser = await browserSignedInAs(ADMINISTRATOR, () => {}, await browserWithRequest());
  renderInPortal(<FirstRequest forAdministrators />, { browser });
  const comment = screen.getByLabelText("Comment");
  expect(comment).toHaveAccessibleDescription(/by the customer and the administrator\./);
  fireEvent.click(screen.getByRole("checkbox"));
  expect(comment).toHaveAccessibleDescription(/by the administrator\./);
});
