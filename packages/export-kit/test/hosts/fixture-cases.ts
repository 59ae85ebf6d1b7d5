/** Cases for the site of `fixture.ts`: each of its files, and the rules of the host table. */
import { createHostTable } from "../../src/hosts/table";
import { notFoundFile, notFoundPage, returnsFile, type HostCase } from "./expectations";
import { FIXTURE_OPTIONS, FIXTURE_FILES } from "./fixture";
import { ruleCases } from "./rule-cases";
import { TRANSFER_CASES } from "./transfer-cases";

/** Files that have no address of their own: other forms of a file, error pages, an index beside the page of its folder. */
const UNADDRESSED = /^(?!site\/)|\.(?:br|gz)$|404\.html$|regions\/index\.html$/;
const { "site/404.html": notFound, ...files } = FIXTURE_FILES;

export const FIXTURE_CASES: readonly HostCase[] = [
  ...ruleCases(createHostTable(FIXTURE_OPTIONS), notFound!),
  notFoundPage("/old/chat/hours/nowhere", notFound!),
  ...Object.entries(files)
    .filter(([file, body]) => !UNADDRESSED.test(file) && body !== "secret")
    .map(([file, body]) =>
      returnsFile(file.replace(/^site/, "").replace(/(?:\/index)?\.html$/, "") || "/", body),
    ),
  returnsFile("/?q=1", "<h1>Home</h1>"),
  returnsFile("/services?page=2&x=/", "<h1>Services</h1>"),
  returnsFile("/services/index.txt?_rsc=1", "payload"),
  notFoundFile("/favicon.ico"),
  ...TRANSFER_CASES,
];
