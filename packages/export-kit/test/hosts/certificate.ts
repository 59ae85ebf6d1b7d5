import { spawnSync } from "node:child_process";
import path from "node:path";

/** Returns true if certificates can be made here. */
export function hasOpenssl(): boolean {
  return spawnSync("openssl", ["version"]).status === 0;
}

/** Makes a certificate for `localhost`, valid for a day, and its key. Returns their paths. */
export function createCertificate(folder: string): { certificate: string; key: string } {
  const certificate = path.join(folder, "certificate.pem");
  const key = path.join(folder, "key.pem");
  const args =
    "req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 1 -subj /CN=localhost";
  const files = ["-addext", "subjectAltName=DNS:localhost", "-keyout", key, "-out", certificate];
  const { status, stderr } = spawnSync("openssl", [...args.split(" "), ...files]);
  if (status !== 0) throw new Error(`openssl: ${String(stderr)}`);
  return { certificate, key };
}
