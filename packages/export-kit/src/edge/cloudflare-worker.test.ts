import type { R2Object, R2Storage } from "./r2-response";
import { createWorker } from "./cloudflare-worker";

const TEXT = "<h1>Services</h1>";
const tagOf = (key: string) => `"${key.length}-tag"`;
const OBJECTS: Record<string, string> = {
  "services.html": TEXT,
  "404.html": "<h1>Nothing</h1>",
  "plans.html": "compressed",
};

/** A bucket in memory, whose plans are stored compressed; counts its requests. */
function bucketOf(objects = OBJECTS) {
  const requests: string[] = [];
  const find = (key: string, range?: { offset: number; length: number }): R2Object | null => {
    const text = objects[key];
    if (text === undefined) return null;
    const part = range ? text.slice(range.offset, range.offset + range.length) : text;
    return {
      size: text.length,
      httpEtag: tagOf(key),
      httpMetadata: key === "plans.html" ? { contentEncoding: "gzip" } : {},
      body: new Response(part).body!,
    };
  };
  const storage: R2Storage = {
    get: async (key, options) => (requests.push(`get ${key}`), find(key, options?.range)),
    head: async (key) => (requests.push(`head ${key}`), find(key)),
  };
  return { storage, requests };
}

async function ask(address: string, headers = {}, storage = bucketOf().storage, env = {}) {
  const request = new Request(new URL(address, "https://www.example.com"), { headers });
  const response = await createWorker({}).fetch(request, { SITE: storage, ...env });
  const { status } = response;
  return { status, headers: Object.fromEntries(response.headers), body: await response.text() };
}

it("answers a page with one request to the bucket, below a prefix too", async () => {
  const { storage, requests } = bucketOf();
  const { status, body, headers } = await ask("/services", {}, storage);
  expect([status, body, requests]).toEqual([200, TEXT, ["get services.html"]]);
  expect(headers).toMatchObject({
    etag: tagOf("services.html"),
    "content-type": "text/html; charset=utf-8",
    vary: "Accept-Encoding",
  });
  const below = bucketOf({ "www/services.html": TEXT }).storage;
  expect((await ask("/services", {}, below, { PREFIX: "www/" })).body).toBe(TEXT);
});

it("answers 304 to each form of a current If-None-Match", async () => {
  for (const tags of [tagOf("services.html"), `"other", W/${tagOf("services.html")}`, "*"]) {
    const { status, body, headers } = await ask("/services", { "If-None-Match": tags });
    expect([status, body, "content-security-policy" in headers]).toEqual([304, "", true]);
  }
});

it("sends a whole object if it is stored compressed, or was replaced between the two requests for a range", async () => {
  const range = { Range: "bytes=0-3" };
  const { storage } = bucketOf();
  const head: R2Storage["head"] = async (key) => ({ ...(await storage.head(key))!, httpEtag: '"older"' });
  expect(await ask("/services", range, storage)).toMatchObject({ status: 206, body: TEXT.slice(0, 4) });
  expect(await ask("/services", range, { ...storage, head })).toMatchObject({ status: 200, body: TEXT });
  const { status, headers, body } = await ask("/plans", range);
  expect([status, body, headers["content-encoding"]]).toEqual([200, "compressed", "gzip"]);
});

it("redirects from http to https, without Strict-Transport-Security", async () => {
  const { status, headers } = await ask("http://www.example.com/services?page=2");
  expect([status, headers.location]).toEqual([308, "https://www.example.com/services?page=2"]);
  expect(headers).not.toHaveProperty("strict-transport-security");
});

it("answers 503 with all headers if the bucket fails, and 404 even if the bucket has no page for it", async () => {
  const errors = jest.spyOn(console, "error").mockImplementation(() => undefined);
  const fail = () => Promise.reject(new Error("internal error (10001)"));
  const { status, headers } = await ask("/services", {}, { get: fail, head: fail });
  expect([status, headers["retry-after"], "content-security-policy" in headers]).toEqual([503, "5", true]);
  expect(errors).toHaveBeenCalledWith(expect.stringContaining("internal error (10001)"));
  errors.mockRestore();
  expect(await ask("/nothing", {}, bucketOf({}).storage)).toMatchObject({ status: 404, body: "" });
});
