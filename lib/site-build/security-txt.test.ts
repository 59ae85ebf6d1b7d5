import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { getContent } from "@/lib/content";
import { checkExpiry, writeSecurityTxt } from "./security-txt";

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), "host-files-"));
});
afterEach(() => rmSync(root, { recursive: true }));

const asOf = new Date(getContent().site.asOf);

it("writes the same security.txt on every day", () => {
  const written = (days: number) => {
    writeSecurityTxt(root, new Date(asOf.getTime() + days * 86_400_000));
    return readFileSync(path.join(root, ".well-known/security.txt"), "utf8");
  };
  expect(written(0)).toMatch(/^Contact: mailto:/);
  expect(written(100)).toBe(written(0));
});

it("writes nothing from 30 days before it expires", () => {
  const { expires } = getContent().site.security;
  expect(() => writeSecurityTxt(root, new Date(expires))).toThrow(
    `content/site.yaml, security.expires: security.txt expires in 0 days (${expires}).`,
  );
  expect(readdirSync(root)).toEqual([]);
  const check = (now: string) => () => checkExpiry("2027-10-31T23:59:59Z", new Date(now));
  expect(check("2027-10-01T23:59:59Z")).not.toThrow();
  expect(check("2027-10-02T00:00:00Z")).toThrow("expires in 29 days (2027-10-31)");
  expect(check("2027-11-01T00:00:00Z")).toThrow("has expired (2027-10-31)");
});
