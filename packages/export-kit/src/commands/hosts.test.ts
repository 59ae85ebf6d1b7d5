import { readHostOptions } from "./hosts";

it("serves plain http on a port without root by default", () => {
  const { nginx } = readHostOptions([]);
  expect(nginx).toMatchObject({ root: "/srv/site", listen: "8080" });
  expect(nginx).not.toHaveProperty("https");
});

it("serves https with certbot's certificate, and redirects from port 80", () => {
  const { nginx, worker } = readHostOptions(["--https", "--address", "www.example.com"]);
  expect(nginx).toMatchObject({
    listen: "80",
    https: {
      address: "www.example.com",
      listen: "443",
      certificate: "/etc/letsencrypt/live/www.example.com/fullchain.pem",
      key: "/etc/letsencrypt/live/www.example.com/privkey.pem",
    },
  });
  expect(worker.address).toBe("www.example.com");
});

it("takes ports and a certificate of one's own", () => {
  const args = ["--https", "--address", "localhost:8443", "--listen", "8080", "--listen-https", "8443"];
  expect(readHostOptions([...args, "--certificate", "/a.pem", "--key", "/b.pem"]).nginx).toMatchObject({
    listen: "8080",
    https: { address: "localhost:8443", listen: "8443", certificate: "/a.pem", key: "/b.pem" },
  });
});

it.each([
  [["--https"], "--https: name the domain"],
  [["--https", "--address", ":8080"], "--https: name the domain"],
  [["--root", '/srv/"site'], "--root: expected none of"],
  [["--root", "/srv/$site"], "--root: expected none of"],
  [["--nothing"], "--nothing"],
])("refuses %j", (args, message) => {
  expect(() => readHostOptions(args)).toThrow(message);
});
