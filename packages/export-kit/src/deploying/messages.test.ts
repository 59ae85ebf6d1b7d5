import { duration, progressLine, showProgress } from "./progress";
import { explainStorageError } from "./storage-errors";
import { parseTarget } from "./deploy-target";

it("reads the bucket or the folder of a target, and refuses folders that are none", () => {
  const target = { bucket: "my-site", prefix: "" };
  expect(["s3://my-site", "s3://my-site/"].map(parseTarget)).toEqual([target, target]);
  expect(parseTarget("s3://my-site/www/live/")).toEqual({ bucket: "my-site", prefix: "www/live/" });
  expect(["/srv/site/", "server:/srv/my site", "me@www.example.com:/srv/site"].map(parseTarget)).toEqual([
    { host: undefined, folder: "/srv/site" },
    { host: "server", folder: "/srv/my site" },
    { host: "me@www.example.com", folder: "/srv/site" },
  ]);
  const refused = [
    ...[undefined, "", "my-site", "s3://", "s3://A", "s3://my-site//a", "s3://my-site/../a", "https://x/y"],
    ...["s3:/bucket", "srv/site", "-oProxyCommand=x:/srv/site", "//x/y", "/", "server:/", "/srv/../etc"],
  ];
  for (const text of refused) expect(() => parseTarget(text)).toThrow("--to: expected s3://bucket");
});

it("says what to do about a failure of the storage, and nothing of the credentials in its address", () => {
  const explain = (error: object, env: Readonly<Record<string, string>> = {}) =>
    explainStorageError(error, "s3://site", "a.html", env).message;
  const status = (httpStatusCode: number) => ({ $metadata: { httpStatusCode } });
  for (const [error, expected] of [
    [{ name: "CredentialsProviderError" }, "no credentials found. Set AWS_ACCESS_KEY_ID"],
    [{ name: "NoSuchBucket", ...status(404) }, "there is no such bucket. Create it, or check --to"],
    [{ name: "Unknown", ...status(403) }, "access denied"],
    [{ code: "ECONNREFUSED" }, "nothing answers at this address"],
    [{ message: "Region is missing" }, "no region. Set AWS_REGION"],
    [
      { name: "InternalError", message: "we failed\n    at line 1", ...status(500) },
      "the storage failed (a.html: status 500, InternalError, we failed). Run the same command again: it continues",
    ],
  ] as const)
    expect(explain(error)).toContain(`s3://site: ${expected}`);
  const named = explain({ code: "ENOTFOUND" }, { AWS_ENDPOINT_URL: "https://user:secret@storage.example/x" });
  expect(named).toMatch(/^(?!.*secret)s3:\/\/site at https:\/\/storage\.example: there is no such host/);
});

it("shows count, share, rate and remaining time: a line every ten seconds in a log, one line on a terminal", () => {
  expect(progressLine(12_345, 215_040, 1_520)).toBe("12,345 of 215,040 (5%) · 1,520/s · 2 min 14 s left");
  expect(progressLine(10, 10, 5)).toBe("10 of 10 (100%) · 5/s");
  expect([0.2, 61, 7_300].map(duration)).toEqual(["1 s", "1 min 1 s", "2 h 1 min"]);
  const written = (isTTY: boolean) => {
    let [text, now] = ["", 0];
    const progress = showProgress(1_000, { isTTY, write: (more) => (text += more) }, () => now);
    for (let object = 0; object < 250; object += 1) {
      if (object % 10 === 0) now += 1_000;
      progress.advance();
    }
    progress.end();
    return text;
  };
  expect(written(false)).toBe(
    "91 of 1,000 (9%) · 9/s · 1 min 40 s left\n191 of 1,000 (19%) · 10/s · 1 min 25 s left\n",
  );
  expect(written(true)).toMatch(/^[^\n]*\r\u001B\[K[^\n]*\n$/);
});
