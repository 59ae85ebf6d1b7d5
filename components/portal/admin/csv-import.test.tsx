/** @jest-environment jsdom */
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { ADMINISTRATOR } from "@/lib/portal/testing/fake-portal";
import { browserSignedInAs, renderInPortal } from "../testing";
import Imports from "./imports";
import { storedStatuses } from "./testing";

const user = userEvent.setup();

/** A file with `text()`, which jsdom does not implement. */
const fileOf = (text: string) =>
  Object.assign(new File([text], "requests.csv", { type: "text/csv" }), { text: async () => text });

async function setup() {
  const browser = await browserSignedInAs("ada@x.example");
  await browserSignedInAs(ADMINISTRATOR, () => {}, browser);
  renderInPortal(<Imports />, { browser });
  return browser;
}

const upload = (text: string) => user.upload(screen.getByLabelText("CSV file of requests"), fileOf(text));

test("a dry run says by line and column what cannot be imported, and only the confirmation stores the rest", async () => {
  const browser = await setup();
  const before = new Map(browser.data);
  await upload(
    [
      "Email;Service;Industry;Description;Colour",
      "ada@x.example;Lead Generation;HVAC;Boilers;red",
      "ada@x.example;Chat;HVAC;Boilers;red",
      "bob@x.example;Lead Generation;HVAC;Boilers;red",
    ].join("\n"),
  );
  await screen.findByText("Dry run of requests.csv");
  expect(screen.getByText("Requests to add").nextSibling).toHaveTextContent("1");
  expect(screen.getByText("Columns that are not read: Colour")).toBeVisible();
  const problems = within(screen.getByRole("list", { name: "What cannot be imported" }));
  expect(problems.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Line 3, Service: “Chat” is none of Call Center Outsourcing, /),
    "Line 4, Email: no account in this browser has the email “bob@x.example”",
  ]);
  expect(new Map(browser.data)).toEqual(before);
  await user.click(screen.getByRole("button", { name: "Import 1 request" }));
  await screen.findAllByText("1 request imported.");
  expect(storedStatuses(browser)).toEqual({ "Lead Generation": "pending" });
  expect(screen.getByLabelText("CSV file of requests")).toHaveFocus();
  await user.click(screen.getByRole("button", { name: "Undo" }));
  await screen.findAllByText("What was imported was removed again.");
  expect(new Map(browser.data)).toEqual(before);
});

test("a file without a required column is refused, and no import is offered", async () => {
  await setup();
  await upload("Email,Service,Industry\na,b,c");
  expect(await screen.findByRole("alert")).toHaveTextContent(
    "This file cannot be imported: its first row has no column “Description”. Nothing was changed.",
  );
  expect(screen.queryByRole("button")).toBeNull();
});

test("customers are imported after a dry run, and the field says that they have no password", async () => {
  const browser = await setup();
  expect(screen.getByText(/an imported customer cannot sign in until you set one/)).toBeVisible();
  await user.upload(
    screen.getByLabelText("CSV file of customers"),
    fileOf("Email,First name,Last name\nbob@x.example,Bob,Bell\nada@x.example,Ada,Reid\nx,Eve,Dale"),
  );
  await screen.findByText("Customers to add");
  expect(screen.getByText("Rows that are in this browser already").nextSibling).toHaveTextContent("1");
  expect(screen.getByText("Line 4, Email: “x” is no email address")).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Import 1 customer" }));
  await screen.findAllByText("1 customer imported.");
  expect([...browser.data.keys()].filter((key) => key.startsWith("portal:user:bob"))).toHaveLength(1);
});
