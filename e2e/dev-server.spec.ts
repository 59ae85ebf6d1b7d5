import { readdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, test, type Page } from "@playwright/test";
import { routes } from "@/lib/routes";
import { fileOf, openFirstPage, startDevServer, type DevServer } from "./dev-server";
import { copyProject, type ProjectCopy } from "./project-copy";

test.describe("the development server", () => {
  let copy: ProjectCopy;
  let folder: string;
  let server: DevServer;
  let page: Page;
  test.beforeAll(async ({ browser }) => {
    copy = copyProject(process.cwd(), "clydeline-dev-");
    ({ folder } = copy);
    page = await browser.newPage();
    server = await startDevServer(folder);
    await openFirstPage(page, server);
  });
  test.afterAll(async () => {
    await page.close();
    await server.stop();
    copy.remove();
  });

  /** Opens a page and marks its document, to detect a reload. */
  async function open(route: string): Promise<void> {
    await page.goto(server.url + route, { waitUntil: "networkidle" });
    await page.evaluate(() => Object.assign(window, { opened: true }));
  }
  const isSameDocument = () => page.evaluate(() => "opened" in window);
  const overlay = () => page.getByRole("dialog");

  for (const { what, file, pattern, to, route } of [
    {
      what: "the title of a service",
      file: "content/services/live-chat-support.yaml",
      pattern: /^title: .*$/m,
      to: (word: string) => `title: ${word}`,
      route: routes.service("live-chat-support"),
    },
    {
      what: "the brand on a landing page",
      file: "content/site.yaml",
      pattern: /^brand: .*$/m,
      to: (word: string) => `brand: ${word}`,
      route: routes.landing("live-chat-support", "plumbing", "london"),
    },
  ]) {
    test(`the development server shows an edit of ${what} without a reload`, async () => {
      await open(route);
      const edited = fileOf(folder, file);
      try {
        edited.edit(pattern, to("Edited here"));
        await expect(page.locator("body")).toContainText("Edited here");
        expect(await isSameDocument()).toBe(true);
      } finally {
        edited.restore();
      }
      await expect(page.locator("body")).not.toContainText("Edited here");
    });
  }

  test("the development server lists a new post and serves its page", async () => {
    await open(routes.blog());
    const posts = path.join(folder, "content/blog");
    const [name] = readdirSync(posts);
    const { original } = fileOf(posts, name!);
    const added = original
      .replace(/^id: .*$/m, "id: blog-9999")
      .replace(/^title: .*$/m, "title: Just saved")
      .replace(/^slug: .*$/m, "slug: just-saved")
      // No sentence may be repeated in the content.
      .replaceAll(/([.?!])(?=\s)/g, " newly$1");
    writeFileSync(path.join(posts, "just-saved.md"), added);
    await expect(page.getByRole("link", { name: "Just saved" }).first()).toBeVisible();
    expect(await isSameDocument()).toBe(true);
    await page.goto(server.url + routes.post("just-saved"));
    await expect(page.getByRole("heading", { level: 1, name: "Just saved" })).toBeVisible();
    rmSync(path.join(posts, "just-saved.md"));
  });

  test("the development server shows a content error with file and field until it is fixed", async () => {
    await open(routes.about());
    const file = fileOf(folder, "content/pages/about.yaml");
    file.edit(/^title: .*$/m, `title: ""`);
    await expect(overlay()).toContainText("1 problem in the content:");
    await expect(overlay()).toContainText("content/pages/about.yaml: title: expected a text");
    file.edit(/^heading: .*$/m, "heading: [");
    await expect(overlay()).toContainText(/content\/pages\/about\.yaml: .*line \d+/);
    file.edit(/^heading: .*$/m, "heading: Fixed");
    await expect(page.getByRole("heading", { level: 1, name: "Fixed" })).toBeVisible();
    await expect(overlay()).toBeHidden();
    file.restore();
    await expect(page.getByRole("heading", { level: 1, name: "Fixed" })).toBeHidden();
  });

  test("the development server shows an earlier content error on a page opened later", async () => {
    const file = fileOf(folder, "content/pages/careers.yaml");
    file.edit(/^title: .*$/m, `title: ""`);
    // The open page would be reloaded.
    await page.goto("about:blank");
    await page.goto(server.url + routes.careers());
    await expect(overlay()).toContainText("content/pages/careers.yaml: title: expected a text");
    file.restore();
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(overlay()).toBeHidden();
  });
});
