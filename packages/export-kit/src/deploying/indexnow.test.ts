import { memoryBucket } from "../../test/storage/memory-bucket";
import { hashContent, type Manifest } from "../publishing/manifest";
import { announce, changedPages } from "./indexnow";

const ENDPOINT = "https://engine.example/indexnow";

it("names new, changed and gone pages that are in sitemaps", () => {
  const manifest = (files: Record<string, string>): Manifest =>
    new Map(Object.entries(files).map(([file, text]) => [`${file}.html`, hashContent(text)]));
  const dated = (...files: string[]) => new Map(files.map((file) => [`${file}.html`, "2026-01-01"]));
  const goal = {
    origin: "https://x.example",
    manifest: manifest({ index: "2", same: "s", new: "n", hidden: "2" }),
    ledger: dated("index", "same", "new"),
  };
  const before = {
    published: manifest({ index: "1", same: "s", gone: "g", hidden: "1" }),
    ledger: dated("index", "same", "gone"),
  };
  expect(changedPages(goal, before).join(" ")).toBe(
    "https://x.example/ https://x.example/gone https://x.example/new",
  );
});

it("announces at most 10,000 pages at once, with a key that the site serves, and says what was not announced", async () => {
  const { bucket, objects } = memoryBucket();
  const answers = [202, 202, 202, 403];
  const post = jest.spyOn(globalThis, "fetch");
  post.mockImplementation(async () => new Response(null, { status: answers.shift()! }));
  const urls = Array.from({ length: 10_001 }, (_, index) => `https://x.example/${index}`);
  expect(await announce(bucket, urls, ENDPOINT)).toBe("IndexNow: 10001 pages announced");
  expect(await announce(bucket, urls.slice(0, 1), ENDPOINT)).toBe("IndexNow: 1 pages announced");
  const sent = post.mock.calls.map(([, init]) => JSON.parse(String(init?.body)));
  expect(sent.map(({ urlList }) => urlList.length)).toEqual([10_000, 1, 1]);
  const { host, key, keyLocation } = sent[0];
  expect([host, keyLocation]).toEqual(["x.example", `https://x.example/${key}.txt`]);
  expect(objects.get(`${key}.txt`)?.body.toString()).toBe(key);
  expect(sent[2].key).toBe(key);
  const refused = "IndexNow: status 403 from engine.example; 1 of 1 pages not announced";
  expect(await announce(bucket, urls.slice(0, 1), ENDPOINT)).toBe(refused);
  expect(await announce(bucket, [], ENDPOINT)).toBe("IndexNow: no page has changed");
  post.mockRestore();
});
