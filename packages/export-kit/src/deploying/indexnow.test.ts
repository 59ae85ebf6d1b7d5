import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { BUCKET, startS3Server, type S3Server } from "../../test/storage/s3-server";
import { hashContent, type Manifest } from "../publishing/manifest";
import type { Bucket } from "./bucket";
import { announce, changedPages } from "./indexnow";
import { openBucket } from "./s3-bucket";

interface Announcement {
  host: string;
  key: string;
  keyLocation: string;
  urlList: string[];
}

let storage: S3Server;
let bucket: Bucket;
let engine: Server;
let endpoint: string;
let received: Announcement[];
let status: number;

beforeEach(async () => {
  storage = await startS3Server();
  Object.assign(process.env, storage.env);
  bucket = await openBucket({ bucket: BUCKET, prefix: "" }, 4);
  received = [];
  status = 202;
  engine = createServer((request, response) => {
    let text = "";
    request.on("data", (part: Buffer) => (text += part));
    request.on("end", () => {
      received.push(JSON.parse(text));
      response.writeHead(status).end();
    });
  });
  await new Promise<void>((resolve) => engine.listen(0, "127.0.0.1", resolve));
  endpoint = `http://127.0.0.1:${(engine.address() as AddressInfo).port}/indexnow`;
});

afterEach(async () => {
  bucket.close();
  engine.closeAllConnections();
  engine.close();
  await storage.stop();
});

const manifest = (files: Record<string, string>): Manifest =>
  new Map(Object.entries(files).map(([file, text]) => [file, hashContent(text)]));
const dated = (...files: string[]) => new Map(files.map((file) => [file, "2026-01-01"]));

it("names new, changed and gone pages that are in sitemaps", () => {
  const goal = {
    origin: "https://x.example",
    manifest: manifest({ "index.html": "2", "same.html": "s", "new.html": "n", "hidden.html": "2" }),
    ledger: dated("index.html", "same.html", "new.html"),
  };
  const before = {
    published: manifest({ "index.html": "1", "same.html": "s", "gone.html": "g", "hidden.html": "1" }),
    ledger: dated("index.html", "same.html", "gone.html"),
  };
  expect(changedPages(goal, before)).toEqual([
    "https://x.example/",
    "https://x.example/gone",
    "https://x.example/new",
  ]);
});

it("announces at most 10,000 pages at once, with a key that the site serves", async () => {
  const urls = Array.from({ length: 10_001 }, (_, index) => `https://x.example/${index}`);
  expect(await announce(bucket, urls, endpoint)).toBe("IndexNow: 10001 pages announced");
  expect(received.map(({ urlList }) => urlList.length)).toEqual([10_000, 1]);
  const { host, key, keyLocation } = received[0]!;
  expect([host, keyLocation]).toEqual(["x.example", `https://x.example/${key}.txt`]);
  expect(storage.read(`${key}.txt`)).toBe(key);
  await announce(bucket, urls.slice(0, 1), endpoint);
  expect(received[2]!.key).toBe(key);
});

it("says what was not announced", async () => {
  status = 403;
  expect(await announce(bucket, ["https://x.example/"], endpoint)).toMatch(
    /^IndexNow: status 403 from .*; 1 of 1 pages not announced$/,
  );
  expect(await announce(bucket, [], endpoint)).toBe("IndexNow: no page has changed");
});
