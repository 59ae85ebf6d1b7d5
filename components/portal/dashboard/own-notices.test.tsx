/** @jest-environment jsdom */
import { act, screen } from "@testing-library/react";
import { requestForm, storedValue } from "@/lib/portal/testing/fake-portal";
import { browserSignedInAs, renderInPortal } from "../testing";
import { OwnNotices } from "./own-notices";

it("tells customers that a request of theirs cannot be read, and nobody else", async () => {
  const browser = await browserSignedInAs(
    "ada@x.example",
    (portal) => void portal.createRequest(requestForm),
  );
  const [key = "", good = ""] = [...browser.data].find(([name]) => name.startsWith("portal:request:")) ?? [];
  browser.write(key, good.slice(0, -1));
  const { unmount } = renderInPortal(<OwnNotices />, { browser });
  expect(await screen.findByText(/^1 of your requests is stored but cannot be read/)).toBeVisible();
  unmount();
  await browserSignedInAs("bob@x.example", () => {}, browser);
  renderInPortal(<OwnNotices />, { browser });
  await act(async () => {});
  expect(screen.queryByText(/cannot be read/)).toBeNull();
});

it("tells customers whose request has a change that cannot be read that its status may be out of date", async () => {
  let id = "";
  const browser = await browserSignedInAs("ada@x.example", (portal) => {
    storedValue(portal.createRequest(requestForm));
    id = storedValue(portal.createRequest(requestForm)).id;
  });
  browser.write(`portal:change:${id}:c`, "{");
  renderInPortal(<OwnNotices />, { browser });
  expect(await screen.findByText(/^The status of 1 of your requests may be out of date/)).toBeVisible();
});
