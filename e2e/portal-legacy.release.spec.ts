import { expect, test } from "@playwright/test";
import { routes } from "@/lib/routes";
import { signInToDemo } from "./guarded-page";
import { consoleProblems, storageState } from "./portal-data";
import { atDashboard, exportBackup, HASHING, signOut } from "./portal-driver";

const PASSWORDS = ["a plain password of Ada", "a plain password of Bob"] as const;
const ada = {
  id: "1700000000000",
  email: "ada@x.example",
  password: PASSWORDS[0],
  firstName: "Ada",
  lastName: "Reid",
  company: "Reid & Co",
  isAdmin: false,
  createdAt: "2025-01-01T00:00:00.000Z",
};
const bob = { ...ada, id: "1700000000001", email: "bob@x.example", password: PASSWORDS[1], firstName: "Bob" };
const request = {
  id: "1700000001000",
  userId: ada.id,
  service: "Virtual Assistant",
  industry: "HVAC",
  description: "Boilers that fail at night",
  status: "completed",
  priority: "high",
  createdAt: "2025-02-01",
  estimatedCost: 1234,
};
const requests = [
  request,
  { ...request, id: "1700000001001", description: "Evenings", status: "in-progress" },
  { ...request, id: "1700000001002", description: "What Bob asked for", userId: bob.id },
];
/** A storage in the legacy format. */
const legacyStorage = (values: Record<string, unknown>) =>
  storageState(Object.entries(values).map(([name, value]) => ({ name, value: JSON.stringify(value) })));

test.slow();

test.describe("with accounts and requests in the legacy format,", () => {
  test.use({ storageState: legacyStorage({ users: [ada, bob], serviceRequests: requests }) });

  test("users in the legacy format sign in with their passwords, and no plain-text password is left", async ({
    page,
  }) => {
    const problems = consoleProblems(page);
    await page.goto(routes.auth());
    const form = page.getByRole("form", { name: "Sign in" });
    await form.getByLabel("Email").fill(ada.email);
    await form.getByLabel("Password", { exact: true }).fill(ada.password);
    await form.getByRole("button", { name: "Sign In", exact: true }).click();
    await atDashboard(page);
    await expect(page.getByText("2 requests", { exact: true })).toBeVisible();
    await expect(page.getByRole("table").getByText("Boilers that fail at night")).toBeVisible();
    await expect(page.getByText("What Bob asked for")).toHaveCount(0);
    await expect(page.getByText("\u00a31,234", { exact: true }).first()).toBeVisible();

    // Bob has not signed in, but his password is hashed as well.
    const stored = () => page.evaluate(() => Object.values(localStorage).join());
    await expect.poll(stored, HASHING).not.toContain(PASSWORDS[1]);
    expect(await stored()).not.toContain(PASSWORDS[0]);
    const lists = await page.evaluate(() => ({
      users: JSON.parse(localStorage.getItem("users") ?? "null"),
      serviceRequests: JSON.parse(localStorage.getItem("serviceRequests") ?? "null"),
    }));
    const hashed = { password: expect.stringMatching(/^pbkdf2-sha256\$600000\$/) };
    expect(lists).toEqual({
      users: [
        { ...ada, ...hashed },
        { ...bob, ...hashed },
      ],
      serviceRequests: requests,
    });

    // A reload does not migrate the data again.
    await page.reload();
    await expect(page.getByText("2 requests", { exact: true })).toBeVisible();
    await signOut(page);
    await signInToDemo(page, "Administrator");
    const backup = await exportBackup(page);
    expect(backup.requests).toHaveLength(3);
    expect(backup.users.map(({ email }) => email)).toEqual(expect.arrayContaining([ada.email, bob.email]));
    expect(problems).toEqual([]);
  });
});
