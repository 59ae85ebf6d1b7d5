import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { getContent } from "@/lib/content";
import { expiryProblems, writeSecurityTxt } from "./security-txt";

it("writes security.txt", () => {
  const root = mkdtempSync(path.join(tmpdir(), "host-files-"));
  writeSecurityTxt(root);
  expect(readFileSync(path.join(root, ".well-known/security.txt"), "utf8")).toMatch(/^Contact: mailto:/);
  rmSync(root, { recursive: true });
});

it("has a problem from 30 days before it expires", () => {
  const security = { ...getContent().site.security, expires: "2027-10-31" };
  const problemsAt = (now: string) => expiryProblems(security, new Date(now)).join();
  expect(problemsAt("2027-10-01T23:59:59Z")).toBe("");
  expect(problemsAt("2027-10-02T00:00:00Z")).toContain("expires in 29 days (2027-10-31)");
  expect(problemsAt("2027-11-01T00:00:00Z")).toContain("has expired (2027-10-31)");
});
