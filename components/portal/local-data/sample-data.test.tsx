/** @jest-environment jsdom */
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { SampleTexts } from "@/lib/portal";
import { ADMINISTRATOR } from "@/lib/portal/testing/fake-portal";
import { browserSignedInAs, renderInPortal } from "../testing";
import { SampleData } from "./sample-data";

const user = userEvent.setup();
const button = (name: string) => screen.findByRole("button", { name });

const texts: SampleTexts = {
  cities: ["Leeds"],
  industries: [
    {
      industry: "Plumbing",
      business: "plumbing firm",
      callers: [{ who: "a tenant", asks: "for a visit" }],
      services: ["Live Chat Support"],
    },
  ],
};

/** Answers a fetch with the texts, or fails. */
function answerWith(response: Pick<Response, "ok" | "status"> & { json?: () => Promise<unknown> }) {
  globalThis.fetch = jest.fn(async () => response as Response);
}

test("sample data are loaded with one press, named on the screen, and removed with one press", async () => {
  answerWith({ ok: true, status: 200, json: async () => texts });
  const browser = await browserSignedInAs(ADMINISTRATOR);
  const before = new Map(browser.data);
  renderInPortal(<SampleData />, { browser });
  await user.click(await button("Load sample data"));
  expect(await screen.findByText(/^This browser has 300 sample requests/)).toBeVisible();
  await user.click(await button("Remove sample data"));
  expect(await button("Load sample data")).toBeVisible();
  expect(new Map(browser.data)).toEqual(before);
});

test("a failed fetch is said, and nothing is loaded", async () => {
  answerWith({ ok: false, status: 503 });
  const browser = await browserSignedInAs(ADMINISTRATOR);
  const before = new Map(browser.data);
  renderInPortal(<SampleData />, { browser });
  await user.click(await button("Load sample data"));
  expect(await screen.findAllByText(/^The sample data could not be fetched/)).not.toHaveLength(0);
  expect(new Map(browser.data)).toEqual(before);
});

test("people with accounts of their own are offered no sample data", async () => {
  renderInPortal(<SampleData />, { browser: await browserSignedInAs("ada@x.example") });
  expect(screen.queryByRole("button")).toBeNull();
});
