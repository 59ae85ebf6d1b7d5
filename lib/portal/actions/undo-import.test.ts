import { administrator, sample } from "../testing/backup-fixtures";
import { createFakeBrowser } from "../testing/fake-browser";
import { openPortal, requestForm, signUpForm, storedValue } from "../testing/fake-portal";

const ROWS = ["One", "Two"].map((text) => `ada@x.example,Lead Generation,HVAC,${text}`).join("\n");
const CSV = `Email,Service,Industry,Description\n${ROWS}`;

/** A browser with a customer that has imported a backup or a CSV file. */
async function imported(what: "backup" | "requests" | "customers") {
  const browser = createFakeBrowser();
  const portal = await administrator(browser);
  storedValue(await portal.signUp(signUpForm(what === "requests" ? "ada@x.example" : "bob@x.example")));
  storedValue(portal.createRequest(requestForm));
  const admin = await administrator(browser);
  const before = new Map(browser.data);
  const outcome =
    what === "backup"
      ? await admin.importBackup((await sample()).text)
      : await admin.importCsv(
          what,
          what === "requests" ? CSV : "Email,First name,Last name\nada@x.example,A,R",
        );
  return { browser, portal: admin, before, undo: storedValue<{ undo?: () => unknown }>(outcome).undo! };
}

test.each(["backup", "requests", "customers"] as const)(
  "an import of %s is undone: the storage is byte for byte as before",
  async (what) => {
    const { browser, before, undo } = await imported(what);
    expect(browser.data.size).toBeGreaterThan(before.size);
    expect(undo()).toMatchObject({ status: "stored" });
    expect(new Map(browser.data)).toEqual(before);
  },
);

test("nothing is removed when something was done with an imported request or account meanwhile", async () => {
  const { browser, portal, undo } = await imported("requests");
  const request = portal.state().allRequests.find(({ description }) => description === "Two")!;
  const other = openPortal(browser);
  storedValue(other.setStatus(request.id, "completed"));
  const stored = new Map(browser.data);
  expect(undo()).toMatchObject({
    status: "refused",
    message: expect.stringContaining("Nothing was removed"),
  });
  expect(new Map(browser.data)).toEqual(stored);

  const restored = await imported("backup");
  storedValue(await openPortal(restored.browser).signIn({ email: "ada@x.example", password: "ada-secret" }));
  await administrator(restored.browser);
  // Signing in leaves no trace; a new request of the account does.
  const tab = openPortal(restored.browser);
  storedValue(await tab.signIn({ email: "ada@x.example", password: "ada-secret" }));
  storedValue(tab.createRequest(requestForm));
  const again = await administrator(restored.browser);
  expect(restored.undo()).toMatchObject({ status: "refused" });
  expect(again.state().allRequests).toHaveLength(3);
});

test("only an administrator can undo an import", async () => {
  const { portal, undo } = await imported("requests");
  portal.signOut();
  expect(undo()).toMatchObject({ status: "refused" });
});
