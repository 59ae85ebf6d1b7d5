/** @jest-environment jsdom */
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { openPortal } from "@/lib/portal/testing/fake-portal";
import { browserSignedInAs, findUndoOf, renderInPortal } from "../testing";
import ViewsDialog from "./views-dialog";

jest.mock("next/navigation", () => jest.requireActual("../testing-navigation"));

const user = userEvent.setup();
const press = async (name: string) => user.click(await screen.findByRole("button", { name }));

/** The dialog in a browser with a view called Urgent, which was saved with it, and the names that are stored. */
async function setup() {
  const browser = await browserSignedInAs("ada@x.example");
  renderInPortal(<ViewsDialog query="priority=high" onClose={() => {}} />, { browser });
  await user.type(screen.getByLabelText("Name of the view"), "Urgent");
  await press("Save view");
  return () => {
    const portal = openPortal(browser);
    portal.stop();
    return portal.state().savedViews.map(({ name, query }) => [name, query]);
  };
}

async function rename(from: string, to: string) {
  await press(`Rename ${from}`);
  const field = screen.getByLabelText(`New name of ${from}`);
  await user.clear(field);
  await user.type(field, `${to}{Enter}`);
}

test("the undo of a new view removes it", async () => {
  const stored = await setup();
  expect(stored()).toEqual([["Urgent", "priority=high"]]);
  await press("Undo");
  expect(await screen.findByText("View “Urgent” removed again.")).toBeVisible();
  expect(screen.queryByRole("button", { name: "Rename Urgent" })).toBeNull();
  expect(stored()).toEqual([]);
});

test("the undo of a new name brings the old one back", async () => {
  const stored = await setup();
  await rename("Urgent", "High");
  expect(stored()).toEqual([["High", "priority=high"]]);
  await user.click(await findUndoOf("View “High” saved in this browser."));
  expect(await screen.findByText("The view is called “Urgent” again.")).toBeVisible();
  expect(stored()).toEqual([["Urgent", "priority=high"]]);
});

test("the undo of a new view leaves it when it was renamed since", async () => {
  const stored = await setup();
  await rename("Urgent", "High");
  await user.click(await findUndoOf("View “Urgent” saved in this browser."));
  expect(await screen.findByText("This was changed meanwhile, and was left as it is.")).toBeVisible();
  expect(stored()).toEqual([["High", "priority=high"]]);
});
