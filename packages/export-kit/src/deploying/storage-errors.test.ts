import { explainStorageError } from "./storage-errors";

const explain = (error: object, env: Readonly<Record<string, string>> = {}) =>
  explainStorageError(error, "s3://site", "a.html", env).message;

it.each([
  [
    { name: "CredentialsProviderError", message: "x" },
    "s3://site: no credentials found. Set AWS_ACCESS_KEY_ID",
  ],
  [{ name: "NoSuchBucket", $metadata: { httpStatusCode: 404 } }, "s3://site: there is no such bucket"],
  [{ name: "Unknown", $metadata: { httpStatusCode: 403 } }, "s3://site: access denied"],
  [{ name: "Error", code: "ECONNREFUSED" }, "s3://site: nothing answers at this address"],
  [{ name: "Error", message: "Region is missing" }, "s3://site: no region. Set AWS_REGION"],
])("says what to do about %o", (error, expected) => {
  expect(explain(error)).toContain(expected);
});

it("says of other failures that the deploy can be continued", () => {
  const error = {
    name: "InternalError",
    message: "we failed\n    at line 1",
    $metadata: { httpStatusCode: 500 },
  };
  expect(explain(error)).toBe(
    "s3://site: the storage failed (a.html: status 500, InternalError, we failed). Run the same command again: it continues",
  );
});

it("names the endpoint without the credentials in its address", () => {
  const message = explain(
    { code: "ENOTFOUND" },
    { AWS_ENDPOINT_URL: "https://user:secret@storage.example/x" },
  );
  expect(message).toContain("s3://site at https://storage.example: there is no such host");
  expect(message).not.toContain("secret");
});
