import { mkdtempSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { FIXTURE_OPTIONS, writeFixture } from "../../test/hosts/fixture";
import { FIXTURE_CASES } from "../../test/hosts/fixture-cases";
import type { RunningHost } from "../../test/hosts/host-kind";
import { startLocal } from "../../test/hosts/local-server";
import { rawRequest } from "../../test/hosts/raw-request";
import { runCases } from "../../test/hosts/run-cases";
import { createHostTable } from "../hosts/table";

let folder: string;
let root: string;
let host: RunningHost;

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), "server-"));
  root = writeFixture(folder);
  host = await startLocal({ root, files: [], options: FIXTURE_OPTIONS });
});
afterAll(async () => {
  await host.stop();
  rmSync(folder, { recursive: true });
});

const get = (url: string, headers: Record<string, string> = {}, method = "GET") =>
  rawRequest(host.target, url, { method, headers });
const write = (file: string, text: string) => writeFileSync(path.join(root, file), text);

it("does whatever the host table says", async () => {
  const cases = FIXTURE_CASES.filter(({ needs }) => !needs || host.capabilities[needs]);
  expect(cases.length).toBeGreaterThan(100);
  expect(await runCases(host.target, createHostTable(FIXTURE_OPTIONS), cases)).toEqual([]);
});

it("tags a file by its time and size, and each compressed form differently", async () => {
  const tagOf = async (headers = {}) => (await get("/ready", headers)).headers.etag!;
  expect(await tagOf({ "accept-encoding": "br" })).not.toBe(await tagOf());
  const file = path.join(root, "services.html");
  utimesSync(file, 1, 1);
  const { etag } = (await get("/services")).headers;
  const statusOf = async (text: string, time: number) => {
    write("services.html", text);
    utimesSync(file, time, time);
    return (await get("/services", { "if-none-match": etag! })).status;
  };
  expect(await statusOf("<h1>Services</h1>", 2)).toBe(200);
  expect(await statusOf("<h1>Services</h1>\n", 1)).toBe(200);
  expect(await statusOf("<h1>Services</h1>", 1)).toBe(304);
});

it("sends a range of the current file, and the whole file for several ranges or another unit", async () => {
  const url = "/_next/static/chunks/site.css";
  const { etag } = (await get(url)).headers;
  const asked: Record<string, string>[] = [
    { range: "bytes=1-2", "if-range": etag! },
    { range: "bytes=0-1,3-4" },
    { range: "items=0-1" },
  ];
  const statuses = await Promise.all(asked.map(async (headers) => (await get(url, headers)).status));
  expect(statuses).toEqual([206, 200, 200]);
});

it("sends an empty file, the 404 page where the address is no text, and HEAD with the length of the body", async () => {
  write("empty.txt", "");
  expect(await get("/empty.txt")).toMatchObject({ status: 200, headers: { "content-length": "0" } });
  for (const url of ["/%00", "/%E0%A4%A"]) expect([url, (await get(url)).status]).toEqual([url, 404]);
  const lengthOf = async (url: string) => (await get(url, {}, "HEAD")).headers["content-length"];
  expect([await lengthOf("/services"), await lengthOf("/nothing")]).toEqual(["17", "21"]);
});

it("answers a request that is written for a proxy, without a path", async () => {
  expect(String((await get("http://www.example.com")).body)).toBe("<h1>Home</h1>");
});

it("refuses tabs in paths: browsers would drop them from a redirect and see another host", async () => {
  const socket = connect(Number(new URL(host.target.origin).port), "127.0.0.1");
  socket.end("GET /\t/evil.example/ HTTP/1.1\r\nHost: x\r\n\r\n");
  let answer = "";
  for await (const chunk of socket) answer += chunk;
  expect(answer).toMatch(/^HTTP\/1.1 400 /);
});
