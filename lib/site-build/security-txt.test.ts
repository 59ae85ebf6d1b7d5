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

it("writes security.txt to /.well-known/", () => {
  writeSecurityTxt(root, asOf);
  expect(readdirSync(root)).toEqual([".well-known"]);
  expect(readFileSync(path.join(root, ".well-known/security.txt"), "utf8")).toMatch(/^Contact: mailto:/);
});

it("writes the same security.txt on a later day", () => {
  const written = () => readFileSync(path.join(root, ".well-known/security.txt"), "utf8");
  writeSecurityTxt(root, asOf);
  const before = written();
  writeSecurityTxt(root, new Date(asOf.getTime() + 100 * 86_400_000));
  expect(written()).toBe(before);
});

it("throws and writes nothing when security.txt is about to expire", () => {
  const { expires } = getContent().site.security;
  expect(() => writeSecurityTxt(root, new Date(expires))).toThrow(
    `content/site.yaml, security.expires: security.txt expires in 0 days (${expires}).`,
  );
  expect(readdirSync(root)).toEqual([]);
});

describe("checkExpiry", () => {
  const end = "2027-10-31T23:59:59Z";
  const check = (now: string) => () => checkExpiry(end, new Date(now));

  it("accepts an expiry date 30 days ahead", () => {
    expect(check("2027-10-01T23:59:59Z")).not.toThrow();
  });

  it("throws within 30 days of the expiry date, and after it", () => {
    expect(check("2027-10-02T00:00:00Z")).toThrow("expires in 29 days (2027-10-31)");
    expect(check("2027-11-01T00:00:00Z")).toThrow("has expired (2027-10-31)");
  });
});
