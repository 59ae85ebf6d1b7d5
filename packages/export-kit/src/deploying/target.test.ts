import { parseTarget } from "./target";

it.each([
  ["s3://my-site", { bucket: "my-site", prefix: "" }],
  ["s3://my-site/", { bucket: "my-site", prefix: "" }],
  ["s3://my-site/www/live/", { bucket: "my-site", prefix: "www/live/" }],
])("reads bucket and prefix of %s", (text, target) => {
  expect(parseTarget(text)).toEqual(target);
});

it.each([undefined, "", "my-site", "s3://", "s3://A", "s3://my-site//a", "s3://my-site/../a", "https://x/y"])(
  "refuses %s as a target",
  (text) => {
    expect(() => parseTarget(text)).toThrow("--to: expected s3://bucket");
  },
);
