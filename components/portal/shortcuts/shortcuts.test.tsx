/** @jest-environment jsdom */
import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { press, renderAdmin, user } from "../testing";

jest.mock("next/navigation", () => jest.requireActual("../testing/navigation"));

const link = (service: string) => screen.getByRole("link", { name: new RegExp(`^${service} CR-`) });
const keyList = () => screen.queryByRole("dialog", { name: "Keyboard shortcuts" });

test("j and k move through the list, x selects, s leads to a status, the slash to the search where keys are typed, Enter opens", async () => {
  await renderAdmin();
  await user.keyboard("js");
  expect(screen.getByLabelText(/^Status of CR-0002/)).toHaveFocus();
  (document.activeElement as HTMLElement).blur();
  await user.keyboard("jj");
  expect(link("Live Chat Support")).toHaveFocus();
  await user.keyboard("kxs");
  expect(screen.getByLabelText(/^Select CR-0002/)).toBeChecked();
  expect(screen.getByLabelText("Status of selected")).toHaveFocus();
  (document.activeElement as HTMLElement).blur();
  await user.keyboard("/jx?");
  expect(screen.getByRole("searchbox")).toHaveFocus();
  expect(screen.getByRole("searchbox")).toHaveValue("jx?");
  expect(keyList()).toBeNull();
  fireEvent.change(screen.getByRole("searchbox"), { target: { value: "" } });
  (document.activeElement as HTMLElement).blur();
  await user.keyboard("j{Enter}");
  expect(await screen.findByRole("heading", { name: "CR-0002 Call Center Outsourcing" })).toHaveFocus();
  // A message keeps no key for itself.
  fireEvent.change(screen.getAllByLabelText(/^Status of CR-0002/)[0]!, { target: { value: "completed" } });
  const undo = await screen.findByRole("button", { name: "Undo" });
  act(() => undo.focus());
  await user.keyboard("?");
  expect(await screen.findByRole("dialog", { name: "Keyboard shortcuts" })).toBeVisible();
});

test("a list goes to a section, and the keys can be switched off for good, and on again from the menu", async () => {
  await renderAdmin();
  await user.keyboard("{Control>}k{/Control}");
  await user.type(await screen.findByLabelText("Section, request or command"), "custom{Enter}");
  expect(await screen.findByRole("searchbox", { name: "Search customers" })).toBeVisible();
  expect(screen.queryByRole("dialog", { name: "Go to" })).toBeNull();
  await waitFor(() => expect(screen.getByRole("main")).toHaveFocus());
  await user.keyboard("?");
  await user.click(await screen.findByLabelText("Use these keys"));
  await press("Close");
  await user.keyboard("?{Control>}k{/Control}");
  for (const name of ["Keyboard shortcuts", "Go to"])
    expect(screen.queryByRole("dialog", { name })).toBeNull();
  await press("Keyboard shortcuts");
  await user.click(await screen.findByLabelText("Use these keys"));
  await press("Close");
  await user.keyboard("?");
  expect(await screen.findByRole("dialog", { name: "Keyboard shortcuts" })).toBeVisible();
});
