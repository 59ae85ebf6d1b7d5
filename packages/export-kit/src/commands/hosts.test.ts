import { readHostOptions, wranglerConfig } from "./hosts";

it("reads the options of nginx and the Worker", () => {
  const plain = readHostOptions([]).nginx;
  expect(plain).toMatchObject({ root: "/srv/site", listen: "8080" });
  expect(plain).not.toHaveProperty("https");
  const { nginx, worker } = readHostOptions(["--https", "--address", "www.example.com"]);
  const folder = "/etc/letsencrypt/live/www.example.com";
  expect(nginx).toMatchObject({
    listen: "80",
    https: { listen: "443", certificate: `${folder}/fullchain.pem`, key: `${folder}/privkey.pem` },
  });
  expect([nginx.https?.address, worker.address]).toEqual(["www.example.com", "www.example.com"]);
  const own =
    "--https --address localhost:8443 --listen 8080 --listen-https 8443 --certificate /a.pem --key /b.pem";
  expect(readHostOptions(own.split(" ")).nginx).toMatchObject({
    listen: "8080",
    https: { address: "localhost:8443", listen: "8443", certificate: "/a.pem", key: "/b.pem" },
  });
});

it("refuses https without a domain, and folders that a configuration would read otherwise", () => {
  for (const [args, message] of [
    [["--https"], "--https: name the domain"],
    [["--https", "--address", ":8080"], "--https: name the domain"],
    [["--root", '/srv/"site'], "--root: expected none of"],
    [["--root", "/srv/$site"], "--root: expected none of"],
    [["--nothing"], "--nothing"],
  ] as const)
    expect(() => readHostOptions([...args])).toThrow(message);
});

it("names the Worker after the domain, or after the bucket as long as there is none", () => {
  expect(wranglerConfig({ address: "www.example.com", bucket: "site" })).toMatch(
    /"name": "www-example-com"[^]*"pattern": "www\.example\.com"/,
  );
  const later = wranglerConfig({ address: undefined, bucket: "my-bucket" });
  expect(later).toMatch(/^(?![^]*routes)[^]*"name": "my-bucket"[^]*"bucket_name": "my-bucket"/);
});
