/** @jest-environment jsdom */
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderAdmin } from "../admin/testing";
import { switchKeys } from "./keys";

jest.mock("next/navigation", () => jest.requireActual("../testing-navigation"));

const user = userEvent.setup();
const link = (service: string) => screen.getByRole("link", { name: new RegExp(`^${service} CR-`) });

beforeEach(() => {
  localStorage.clear();
  window.history.replaceState(null, "", "/admin");
});

test("j and k move through the list, x selects, and Enter opens the request", async () => {
  await renderAdmin();
  await user.keyboard("jj");
  expect(link("Live Chat Support")).toHaveFocus();
  await user.keyboard("kx");
  expect(link("Call Center Outsourcing")).toHaveFocus();
  expect(screen.getByLabelText(/^Select CR-0002/)).toBeChecked();
  expect(screen.getByText("1 selected")).toBeVisible();
  await user.keyboard("{Enter}");
  expect(await screen.findByRole("heading", { name: "CR-0002 Call Center Outsourcing" })).toHaveFocus();
});

test("s leads to the status of the row, and to that of the selected requests once there are any", async () => {
  await renderAdmin();
  await user.keyboard("js");
  expect(screen.getByLabelText(/^Status of CR-0002/)).toHaveFocus();
  await user.tab();
  await user.keyboard("xs");
  expect(screen.getByLabelText("Status of selected")).toHaveFocus();
});

test("the slash leads to the search without being typed, and keys that are typed do nothing else", async () => {
  await renderAdmin();
  await user.keyboard("/");
  expect(screen.getByRole("searchbox")).toHaveFocus();
  await user.keyboard("jx?");
  expect(screen.getByRole("searchbox")).toHaveValue("jx?");
  expect(screen.queryByRole("dialog", { name: "Keyboard shortcuts" })).toBeNull();
});

test("the keys can be switched off for good, and on again from the menu", async () => {
  await renderAdmin();
  await user.keyboard("?");
  await user.click(await screen.findByRole("checkbox", { name: "Use these keys" }));
  await user.click(screen.getByRole("button", { name: "Close" }));
  await user.keyboard("?j");
  expect(screen.queryByRole("dialog", { name: "Keyboard shortcuts" })).toBeNull();
  expect(link("Call Center Outsourcing")).not.toHaveFocus();
  await user.click(screen.getByRole("button", { name: "Keyboard shortcuts" }));
  await user.click(await screen.findByRole("checkbox", { name: "Use these keys" }));
  await user.click(screen.getByRole("button", { name: "Close" }));
  (document.activeElement as HTMLElement).blur();
  await user.keyboard("j");
  expect(link("Call Center Outsourcing")).toHaveFocus();
});

test("Ctrl+K goes to a section and to a request by its number, and does nothing while the keys are off", async () => {
  await renderAdmin();
  await user.keyboard("{Control>}k{/Control}");
  await user.type(
    await screen.findByRole("combobox", { name: "Section, request or command" }),
    "custom{Enter}",
  );
  expect(await screen.findByRole("searchbox", { name: "Search customers" })).toBeVisible();
  expect(screen.queryByRole("dialog", { name: "Go to" })).toBeNull();
  await waitFor(() => expect(screen.getByRole("main")).toHaveFocus());
  await user.keyboard("{Control>}k{/Control}");
  const field = await screen.findByRole("combobox", { name: "Section, request or command" });
  await user.type(field, "zzz");
  expect(screen.getByText("Nothing found.")).toBeVisible();
  await user.clear(field);
  await user.type(field, "cr-0002{Enter}");
  expect(await screen.findByRole("heading", { name: "CR-0002 Call Center Outsourcing" })).toHaveFocus();
  switchKeys(false);
  await user.keyboard("{Control>}k{/Control}");
  expect(screen.queryByRole("dialog", { name: "Go to" })).toBeNull();
});
