/** @jest-environment jsdom */
import { screen, waitFor } from "@testing-library/react";
import { renderAdmin } from "../admin/testing";
import { press, user } from "../testing";
import { switchKeys } from "./keys";

jest.mock("next/navigation", () => jest.requireActual("../testing-navigation"));

const link = (service: string) => screen.getByRole("link", { name: new RegExp(`^${service} CR-`) });
const keyList = () => screen.queryByRole("dialog", { name: "Keyboard shortcuts" });

test("j and k move through the list, x selects, s leads to the status, and Enter opens the request", async () => {
  await renderAdmin();
  await user.keyboard("js");
  expect(screen.getByLabelText(/^Status of CR-0002/)).toHaveFocus();
  (document.activeElement as HTMLElement).blur();
  await user.keyboard("jj");
  expect(link("Live Chat Support")).toHaveFocus();
  await user.keyboard("kx");
  expect(link("Call Center Outsourcing")).toHaveFocus();
  expect(screen.getByLabelText(/^Select CR-0002/)).toBeChecked();
  expect(screen.getByText("1 selected")).toBeVisible();
  await user.keyboard("{Enter}");
  expect(await screen.findByRole("heading", { name: "CR-0002 Call Center Outsourcing" })).toHaveFocus();
});

test("s leads to the status of the selected requests, and the slash to the search, where keys are typed", async () => {
  await renderAdmin();
  await user.keyboard("jxs");
  expect(screen.getByLabelText("Status of selected")).toHaveFocus();
  await user.tab();
  await user.keyboard("/");
  expect(screen.getByRole("searchbox")).toHaveFocus();
  await user.keyboard("jx?");
  expect(screen.getByRole("searchbox")).toHaveValue("jx?");
  expect(keyList()).toBeNull();
});

test("the keys can be switched off for good, and on again from the menu", async () => {
  await renderAdmin();
  await user.keyboard("?");
  await user.click(await screen.findByRole("checkbox", { name: "Use these keys" }));
  await press("Close");
  await user.keyboard("?j");
  expect(keyList()).toBeNull();
  expect(link("Call Center Outsourcing")).not.toHaveFocus();
  await press("Keyboard shortcuts");
  await user.click(await screen.findByRole("checkbox", { name: "Use these keys" }));
  await press("Close");
  (document.activeElement as HTMLElement).blur();
  await user.keyboard("j");
  expect(link("Call Center Outsourcing")).toHaveFocus();
});

test("Ctrl+K goes to a section and to a request by its number, and does nothing while the keys are off", async () => {
  await renderAdmin();
  const FIELD = "Section, request or command";
  const goTo = async (text: string) => {
    await user.keyboard("{Control>}k{/Control}");
    await user.type(await screen.findByLabelText(FIELD), text);
  };
  await goTo("custom{Enter}");
  expect(await screen.findByRole("searchbox", { name: "Search customers" })).toBeVisible();
  expect(screen.queryByRole("dialog", { name: "Go to" })).toBeNull();
  await waitFor(() => expect(screen.getByRole("main")).toHaveFocus());
  await goTo("zzz");
  expect(screen.getByText("Nothing found.")).toBeVisible();
  await user.clear(screen.getByLabelText(FIELD));
  await user.type(screen.getByLabelText(FIELD), "cr-0002{Enter}");
  expect(await screen.findByRole("heading", { name: "CR-0002 Call Center Outsourcing" })).toHaveFocus();
  switchKeys(false);
  await user.keyboard("{Control>}k{/Control}");
  expect(screen.queryByRole("dialog", { name: "Go to" })).toBeNull();
});
