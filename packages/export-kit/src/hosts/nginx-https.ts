/** nginx: the site over https, and the way there from plain http. */
import { REDIRECT_STATUS } from "./table.mjs";

export interface NginxHttps {
  /** Domain of the site; with a port unless it is 443. */
  address: string;
  /** Argument of the `listen` directive for https. */
  listen: string;
  /** Paths of the certificate, with its chain, and of its private key. */
  certificate: string;
  key: string;
}

/** Where a certificate authority finds the proofs that certbot writes: `certbot --webroot -w /var/www/certbot`. */
const CERTBOT_ROOT = "/var/www/certbot";

/** Plain http: no page, and no header but the address. Browsers ignore Strict-Transport-Security there. */
export function redirectToHttps(listen: string, { address }: NginxHttps): string {
  return `
server {
    ${listenLines(listen).join("\n    ")}
    server_name ${hostname(address)};
    server_tokens off;
    location ^~ /.well-known/acme-challenge/ {
        root ${CERTBOT_ROOT};
    }
    location / {
        return ${REDIRECT_STATUS} https://${address}$request_uri;
    }
}
`;
}

/** As Mozilla advises for browsers of the last years. @see https://ssl-config.mozilla.org */
export function tlsLines({ address, listen, certificate, key }: NginxHttps): string[] {
  return [
    ...listenLines(listen, " ssl http2"),
    `server_name ${hostname(address)};`,
    `ssl_certificate ${quote(certificate)};`,
    `ssl_certificate_key ${quote(key)};`,
    "ssl_protocols TLSv1.2 TLSv1.3;",
    "ssl_session_cache shared:site:10m;",
    "ssl_session_timeout 1d;",
    "ssl_session_tickets off;",
  ];
}

/** Directives for a port on IPv4 and IPv6, or for one address and port. */
export function listenLines(listen: string, options = ""): string[] {
  const addresses = /^\d+$/.test(listen) ? [listen, `[::]:${listen}`] : [listen];
  return addresses.map((address) => `listen ${address}${options};`);
}

const hostname = (address: string) => address.replace(/:\d+$/, "");

/** A string of a configuration. */
export function quote(value: string): string {
  return `'${value.replace(/[\\']/g, "\\$&")}'`;
}
