/** @jest-environment jsdom */
import { act, screen, within } from "@testing-library/react";
import { createFakeBrowser, type FakeBrowser } from "@/lib/portal/testing/fake-browser";
import { openPortal } from "@/lib/portal/testing/fake-portal";
import { browserSignedInAs, dashboard, fill, press, renderInPortal } from "../testing";
import { EMPTY_DRAFT, readDraft, saveDraft } from "./request-draft";

jest.mock("next/navigation", () => jest.requireActual("../testing/navigation"));

const findDialog = () => screen.queryByRole("dialog", { name: "New Request" });
const dialog = () => within(findDialog()!);
const description = () => dialog().getByLabelText<HTMLTextAreaElement>("Description").value;

async function fillOpenForm() {
  await press("New Request");
  fill("Service", "Virtual Assistant", dialog());
  fill("Description", "Diary", dialog());
}

/** Fills a part of the form, calls `last` and leaves the page. */
async function fillPartly(last: () => unknown = () => {}, given?: FakeBrowser) {
  const browser = given ?? (await browserSignedInAs("ada@x.example"));
  const { unmount } = renderInPortal(dashboard, { browser });
  await fillOpenForm();
  await last();
  unmount();
  return browser;
}

it("restores the draft after a reload, with the form open unless it was closed, until sign-out removes it and says so", async () => {
  const browser = await fillPartly();
  const { unmount } = renderInPortal(dashboard, { browser });
  expect(dialog().getByLabelText("Service")).toHaveValue("Virtual Assistant");
  expect(description()).toBe("Diary");
  await press("Cancel");
  unmount();
  renderInPortal(dashboard, { browser });
  expect(findDialog()).toBeNull();
  await press("New Request");
  expect(description()).toBe("Diary");
  await press("Cancel");
  await press("Sign Out");
  await screen.findAllByText("The request that you had begun was removed.");
  expect(sessionStorage).toHaveLength(0);
});

it("removes the draft when the request is created, and the next form is empty", async () => {
  await fillPartly(async () => {
    fill("Industry", "Healthcare", dialog());
    await press("Submit Request");
    await screen.findByRole("dialog", { name: "Request CR-0001 saved in this browser." });
    expect(sessionStorage).toHaveLength(0);
    await press("New Request");
    expect(dialog().getByLabelText("Service")).toHaveValue("");
    expect(description()).toBe("");
  });
});

it("closes the form when another user signs in in another tab, shows the draft to nobody else, and keeps it for its author", async () => {
  const browser = await browserSignedInAs("ada@x.example");
  await fillPartly(async () => {
    await act(async () => void (await browserSignedInAs("bob@x.example", () => {}, browser)));
    expect(findDialog()).toBeNull();
    expect(screen.getByText(/^Another tab has signed in with bob@x\.example\./)).toBeVisible();
    expect(readDraft("bob@x.example")).toBeUndefined();
  }, browser);
  await openPortal(browser).signIn({ email: "ada@x.example", password: "correct horse" });
  renderInPortal(dashboard, { browser });
  expect(description()).toBe("Diary");
});

it("keeps the draft when all data of the browser were removed under the open form", async () => {
  const browser = createFakeBrowser({ lag: true });
  await browserSignedInAs("ada@x.example", () => {}, browser);
  await fillPartly(async () => {
    fill("Industry", "Healthcare", dialog());
    sessionStorage.clear();
    browser.clear();
    // The browser's own tools remove data without an event.
    browser.deliver({ silently: true });
    await press("Submit Request");
    await screen.findByText("One moment...");
  }, browser);
  renderInPortal(dashboard, { browser: await browserSignedInAs("ADA@x.example") });
  expect(description()).toBe("Diary");
});

it("ignores a corrupt draft", () => {
  saveDraft("ada@x.example", { open: true, values: { ...EMPTY_DRAFT.values, description: "Diary" } });
  const [key = ""] = Object.keys(sessionStorage);
  const draft = sessionStorage.getItem(key)!;
  expect(readDraft("ADA@x.example")).toMatchObject({ values: { description: "Diary" } });
  // Of before a deploy that added the field.
  sessionStorage.setItem(key, draft.replace('"industry":"",', ""));
  expect(readDraft("ada@x.example")).toMatchObject({ values: { description: "Diary", industry: "" } });
  for (const corrupt of ["{", "null", '$1"values":{"service":{}}}', '$1"values":null}']) {
    sessionStorage.setItem(key, draft.replace(/^(.*)"values".*$/, corrupt));
    expect([corrupt, readDraft("ada@x.example")]).toEqual([corrupt, undefined]);
  }
});
