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
