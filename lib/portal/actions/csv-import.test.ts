import { administrator, randomBytes } from "../testing/backup-fixtures";
import { createFakeBrowser } from "../testing/fake-browser";
import { openPortal, signUpForm, storedValue } from "../testing/fake-portal";
import type { CsvKind } from "./imports";

const files: Record<CsvKind, string> = {
  customers:
    "Email,First name,Last name\nbob@x.example,Bob,Bell\neve@x.example,Eve,Dale\nfay@x.example,Fay,Ross",
  requests: `Email,Service,Industry,Description\n${["One", "Two", "Three"]
    .map((text) => `ada@x.example,Lead Generation,HVAC,${text}`)
    .join("\n")}`,
};
const kinds: CsvKind[] = ["customers", "requests"];

/** A browser with a customer, and the administrator signed in. */
async function setup() {
  const browser = createFakeBrowser();
  await openPortal(browser, { randomBytes }).signUp(signUpForm("ada@x.example"));
  return { browser, portal: await administrator(browser) };
}

/** How many rows of a kind are stored: what a tab shows that is opened now. */
function storedRows(browser: ReturnType<typeof createFakeBrowser>, kind: CsvKind): number {
  const { customers, allRequests } = openPortal(browser).state();
  return kind === "customers" ? customers.length - 1 : allRequests.length;
}

test.each(kinds)("a file of %s is imported once, after a dry run that stores nothing", async (kind) => {
  const { browser, portal } = await setup();
  const before = new Map(browser.data);
  const preview = await portal.previewCsv(kind, files[kind]);
  expect(preview).toMatchObject({ status: "ready", value: { existing: 0, problems: [] } });
  expect(new Map(browser.data)).toEqual(before);
  const plan = storedValue(await portal.importCsv(kind, files[kind]));
  expect({ status: "ready", value: plan }).toEqual(preview);
  expect(storedRows(browser, kind)).toBe(3);
  expect(storedValue(await portal.importCsv(kind, files[kind]))).toMatchObject({ records: [], existing: 3 });
  expect(storedRows(browser, kind)).toBe(3);
});

test.each(kinds)("customers can neither try nor import a file of %s", async (kind) => {
  const { browser, portal } = await setup();
  storedValue(await portal.signIn({ email: "ada@x.example", password: "correct horse" }));
  const before = new Map(browser.data);
  const refused = { status: "refused", message: "Only an administrator can do this." };
  expect(await portal.previewCsv(kind, files[kind])).toEqual(refused);
  expect(await portal.importCsv(kind, files[kind])).toEqual(refused);
  expect(browser.data).toEqual(before);
});

const failures = kinds.flatMap((kind) =>
  [1, 2, 3].flatMap((n) =>
    (["full", "refused"] as const).flatMap((how) => [
      { kind, how, n, name: `write ${n} alone`, fails: (count: number) => count === n },
      { kind, how, n, name: `write ${n} and all later ones`, fails: (count: number) => count >= n },
    ]),
  ),
);

test.each(failures)(
  "when the storage is $how at $name, the message about a file of $kind is true, and a second import completes it",
  async ({ kind, how, fails }) => {
    const { browser, portal } = await setup();
    browser.failWrites(fails, how);
    const outcome = await portal.importCsv(kind, files[kind]);
    browser.failWrites(() => false);
    const stored = storedRows(browser, kind);
    if (outcome.status !== "refused") throw new Error(`the import is ${outcome.status}`);
    if (/Nothing was imported\.$/.test(outcome.message)) expect(stored).toBe(0);
    else {
      expect(outcome.message).toMatch(/Only part of the file was imported\./);
      expect(stored).toBeGreaterThan(0);
    }
    storedValue(await portal.importCsv(kind, files[kind]));
    expect(storedRows(browser, kind)).toBe(3);
  },
);

test.each(kinds)("an import of %s that a closed tab cut off is completed by the next", async (kind) => {
  const { browser, portal } = await setup();
  storedValue(await portal.importCsv(kind, files[kind]));
  const prefix = kind === "customers" ? "portal:user:eve" : "portal:request:csv-";
  const [key = ""] = [...browser.data.keys()].filter((name) => name.startsWith(prefix));
  const cut = createFakeBrowser();
  for (const [name, value] of browser.data) if (name !== key) cut.write(name, value);
  const later = await administrator(cut);
  expect(storedValue(await later.importCsv(kind, files[kind]))).toMatchObject({ existing: 2 });
  expect(storedRows(cut, kind)).toBe(3);
});

test.each(kinds)("an unreadable entry under the key of a row of %s stays readable as bytes", async (kind) => {
  const { browser, portal } = await setup();
  storedValue(await portal.importCsv(kind, files[kind]));
  const prefix = kind === "customers" ? "portal:user:eve" : "portal:request:csv-";
  const [key = ""] = [...browser.data.keys()].filter((name) => name.startsWith(prefix));
  browser.write(key, "corrupt");
  const later = await administrator(browser);
  storedValue(await later.importCsv(kind, files[kind]));
  expect(storedRows(browser, kind)).toBe(3);
  expect(later.state().quarantined.map(({ raw }) => raw)).toEqual(["corrupt"]);
});

test("an imported customer has the requests of the next file, cannot sign in, and its email is taken", async () => {
  const { browser, portal } = await setup();
  storedValue(await portal.importCsv("customers", files.customers));
  storedValue(await portal.importCsv("requests", files.requests.replaceAll("ada@", "bob@")));
  expect(portal.state().customers.find(({ email }) => email === "bob@x.example")).toMatchObject({
    requestCount: 3,
    hasPassword: false,
  });
  const { password } = [...browser.data]
    .filter(([key]) => key.startsWith("portal:user:bob"))
    .map(([, value]) => JSON.parse(value) as { password: string })[0]!;
  for (const guess of [password, "bob@x.example", "Bob", "000000"])
    expect(await portal.signIn({ email: "bob@x.example", password: guess })).toEqual({
      status: "refused",
      message: "Invalid email or password",
    });
  expect(await portal.signUp(signUpForm("bob@x.example"))).toMatchObject({
    status: "refused",
    field: "email",
  });
});
