import type { R2Object, R2Storage } from "./stored-object";
import { createWorker } from "./worker";

const TEXT = "<h1>Services</h1>";
const tagOf = (key: string) => `"${key.length}-tag"`;

interface Stored {
  text: string;
  contentEncoding?: string;
}

/** A bucket in memory; counts its requests. */
function bucketOf(objects: Record<string, Stored>) {
  const requests: string[] = [];
  const find = (key: string, range?: { offset: number; length: number }): R2Object | null => {
    const stored = objects[key];
    if (!stored) return null;
    const { text, contentEncoding } = stored;
    const part = range ? text.slice(range.offset, range.offset + range.length) : text;
    return {
      size: text.length,
      httpEtag: tagOf(key),
      httpMetadata: contentEncoding ? { contentEncoding } : {},
      body: new Response(part).body!,
    };
  };
  const storage: R2Storage = {
    get: async (key, options) => (requests.push(`get ${key}`), find(key, options?.range)),
    head: async (key) => (requests.push(`head ${key}`), find(key)),
  };
  return { storage, requests };
}

const OBJECTS = {
  "services.html": { text: TEXT },
  "404.html": { text: "<h1>Nothing</h1>" },
  "plans.html": { text: "compressed", contentEncoding: "gzip" },
};

async function ask(
  path: string,
  init: RequestInit = {},
  env = {},
  objects: Record<string, Stored> = OBJECTS,
) {
  const { storage, requests } = bucketOf(objects);
  const request = new Request(`https://www.example.com${path}`, init);
  const response = await createWorker({}).fetch(request, { SITE: storage, ...env });
  const headers = Object.fromEntries(response.headers);
  return { status: response.status, headers, body: await response.text(), requests };
}

it("answers a page with one request to the bucket", async () => {
  const { status, body, requests, headers } = await ask("/services");
  expect([status, body, requests]).toEqual([200, TEXT, ["get services.html"]]);
  expect(headers).toMatchObject({
    etag: tagOf("services.html"),
    "content-type": "text/html; charset=utf-8",
    vary: "Accept-Encoding",
  });
});

it("finds objects below a prefix", async () => {
  const { body } = await ask("/services", {}, { PREFIX: "www/" }, { "www/services.html": { text: TEXT } });
  expect(body).toBe(TEXT);
});

it.each([tagOf("services.html"), `"other", W/${tagOf("services.html")}`, "*"])(
  "answers 304 to If-None-Match: %s",
  async (tags) => {
    const { status, body, headers } = await ask("/services", { headers: { "If-None-Match": tags } });
    expect([status, body]).toEqual([304, ""]);
    expect(headers).toHaveProperty("content-security-policy");
  },
);

it("sends the whole object if it was replaced between the two requests for a range", async () => {
  const { storage } = bucketOf(OBJECTS);
  const replaced: R2Storage = {
    ...storage,
    head: async (key) => ({ ...(await storage.head(key))!, httpEtag: '"older"' }),
  };
  const request = new Request("https://www.example.com/services", { headers: { Range: "bytes=0-3" } });
  const response = await createWorker({}).fetch(request, { SITE: replaced });
  expect([response.status, await response.text()]).toEqual([200, TEXT]);
});

it("sends objects that are stored compressed as they are, and never parts of them", async () => {
  const { status, headers, body } = await ask("/plans", { headers: { Range: "bytes=0-3" } });
  expect([status, body, headers["content-encoding"]]).toEqual([200, "compressed", "gzip"]);
});

it("redirects from http to https, without Strict-Transport-Security", async () => {
  const request = new Request("http://www.example.com/services?page=2");
  const response = await createWorker({}).fetch(request, { SITE: bucketOf({}).storage });
  expect([response.status, response.headers.get("location")]).toEqual([
    308,
    "https://www.example.com/services?page=2",
  ]);
  expect(response.headers.has("strict-transport-security")).toBe(false);
});

it("answers 503 with all headers if the bucket fails", async () => {
  const errors = jest.spyOn(console, "error").mockImplementation(() => undefined);
  const failing: R2Storage = {
    get: () => Promise.reject(new Error("internal error (10001)")),
    head: () => Promise.reject(new Error("internal error (10001)")),
  };
  const request = new Request("https://www.example.com/services");
  const response = await createWorker({}).fetch(request, { SITE: failing });
  expect(response.status).toBe(503);
  expect(response.headers.get("retry-after")).toBe("5");
  expect(response.headers.has("content-security-policy")).toBe(true);
  expect(errors).toHaveBeenCalledWith(expect.stringContaining("internal error (10001)"));
  errors.mockRestore();
});

it("answers an unknown page with status 404 even if the bucket has no page for it", async () => {
  const { status, body } = await ask("/nothing", {}, {}, {});
  expect([status, body]).toEqual([404, ""]);
});
