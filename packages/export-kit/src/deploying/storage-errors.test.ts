import { explainStorageError } from "./storage-errors";

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
