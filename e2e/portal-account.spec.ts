import { expect, test } from "@playwright/test";
import { routes } from "@/lib/routes";
import { hashQuickly } from "./hashing";
import { createRequest, HASHING, PASSWORD, signUp } from "./portal-driver";

test.setTimeout(60_000);

const account = `${routes.dashboard()}?tab=account`;

test("with the keyboard alone, the password is changed and the account deleted", async ({
  page,
  context,
}) => {
  await hashQuickly(context);
  await signUp(page, "ada@x.example");
  await createRequest(page, "To be forgotten");
  await page.goto(account);
  await expect(page.getByRole("heading", { name: "Your account" })).toBeFocused();
  const form = page.getByRole("form", { name: "Change password" });
  await form.getByLabel("Current password", { exact: true }).focus();
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await page.keyboard.type("giraffe kettle window");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await page.keyboard.type("giraffe kettle window");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Password changed in this browser.")).toBeVisible(HASHING);
  await page.getByLabel("Type DELETE to confirm").focus();
  await page.keyboard.type("DELETE");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(routes.auth());
  await expect(
    page.getByText("Your account ada@x.example and its data were deleted from this browser."),
  ).toBeVisible();
  const left = await page.evaluate(() => Object.entries(localStorage).flat().join());
  expect(left).not.toMatch(/ada|To be forgotten/);
});
