import { administrator } from "../testing/backup-fixtures";
import { createFakeBrowser, type FakeBrowser } from "../testing/fake-browser";
import { openPortal, portalOf, storedValue } from "../testing/fake-portal";
import type { CsvKind } from "./import-files";

const rows = ["One", "Two", "Three"].map((text) => `ada@x.example,Lead Generation,HVAC,${text}`);
const files: Record<CsvKind, string> = {
  customers:
    "Email,First name,Last name\nbob@x.example,Bob,Bell\neve@x.example,Eve,Dale\nfay@x.example,Fay,Ross",
  requests: ["Email,Service,Industry,Description", ...rows].join("\n"),
};
const kinds: CsvKind[] = ["customers", "requests"];

/** A browser with a customer, and the administrator signed in. */
async function setup() {
  const browser = createFakeBrowser();
  await portalOf("ada@x.example", browser);
  return { browser, portal: await administrator(browser) };
}

/** How many rows of a kind are stored: what a tab shows that is opened now. */
function storedRows(browser: FakeBrowser, kind: CsvKind): number {
  const { customers, allRequests } = openPortal(browser).state();
  return kind === "customers" ? customers.length - 1 : allRequests.length;
}

/** A key of the second customer, or of a request, of the files. */
function keyOf({ data }: FakeBrowser, kind: CsvKind): string {
  const prefix = kind === "customers" ? "portal:user:eve" : "portal:request:csv-";
  return [...data.keys()].find((name) => name.startsWith(prefix)) ?? "";
}

test.each(kinds)("a file of %s is imported once, after a dry run that stores nothing", async (kind) => {
  const { browser, portal } = await setup();
  const before = new Map(browser.data);
  const preview = await portal.previewCsv(kind, files[kind]);
  expect(preview).toMatchObject({ status: "ready", value: { existing: 0, problems: [] } });
  expect(browser.data).toEqual(before);
  const plan = storedValue(await portal.importCsv(kind, files[kind]));
  expect({ status: "ready", value: plan }).toEqual(preview);
  expect(storedRows(browser, kind)).toBe(3);
  expect(storedValue(await portal.importCsv(kind, files[kind]))).toMatchObject({ records: [], existing: 3 });
  expect(storedRows(browser, kind)).toBe(3);
});

test.each(kinds)(
  "whichever write of a file of %s fails, the message is true, and a second import completes it",
  async (kind) => {
    for (const how of ["full", "refused"] as const)
      for (const n of [1, 2, 3])
        for (const fails of [(count: number) => count === n, (count: number) => count >= n]) {
          const { browser, portal } = await setup();
          browser.failWrites(fails, how);
          const outcome = await portal.importCsv(kind, files[kind]);
          browser.failWrites(() => false);
          if (outcome.status !== "refused") throw new Error(`the import is ${outcome.status}`);
          const isNone = storedRows(browser, kind) === 0;
          expect(outcome.message).toMatch(
            isNone ? /Nothing was imported\.$/ : /Only part of the file was imported\./,
          );
          storedValue(await portal.importCsv(kind, files[kind]));
          expect(storedRows(browser, kind)).toBe(3);
        }
  },
);

test.each(kinds)("an unreadable entry under the key of a row of %s stays readable as bytes", async (kind) => {
  const { browser, portal } = await setup();
  storedValue(await portal.importCsv(kind, files[kind]));
  browser.write(keyOf(browser, kind), "corrupt");
  storedValue(await portal.importCsv(kind, files[kind]));
  expect(storedRows(browser, kind)).toBe(3);
  expect(portal.state().quarantined.map(({ raw }) => raw)).toEqual(["corrupt"]);
});
