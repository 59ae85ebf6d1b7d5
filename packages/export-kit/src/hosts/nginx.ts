import {
  COMPRESSED_EXTENSIONS,
  escapeRegExp,
  EXTENSION,
  FILE,
  FILE_FOLDERS,
  HEADER_TIMEOUT,
  HIDDEN,
  isPlaceholder,
  MEDIA_TYPES,
  METHODS,
  MIN_COMPRESSED_BYTES,
  NOT_FOUND_PAGE,
  NOT_FOUND_TEXT,
  PAGE_TYPE,
  REDIRECT_STATUS,
  REVALIDATE,
  type HostTable,
} from "./table";

export interface NginxHttps {
  /** Domain of the site; with a port unless it is 443. */
  address: string;
  /** Argument of the `listen` directive for https. */
  listen: string;
  /** Paths of the certificate, with its chain, and of its private key. */
  certificate: string;
  key: string;
}

export interface NginxOptions {
  /** Folder of the site. */
  root: string;
  /** A port, on IPv4 and IPv6, or an address and a port. */
  listen: string;
  /** The site over https; plain http then only redirects there. */
  https?: NginxHttps;
  /** Seconds. */
  headerTimeout?: number;
  /** Whether the brotli modules are installed (Debian: libnginx-mod-http-brotli-static and -filter). */
  brotli?: boolean;
  /** Whether the Perl module is installed (libnginx-mod-http-perl): without it nginx cannot lowercase a path. */
  perl?: boolean;
}

/**
 * The server block and its maps, to include in nginx's `http` block.
 *
 * All headers are set in the server block, with values from maps: an `add_header` in a `location` would drop all of
 * them. Redirects use `$request_uri`, which nginx does not decode: a decoded line break in a redirect would let
 * visitors inject headers.
 */
export function nginxConfig(table: HostTable, options: NginxOptions): string {
  const { root, listen, https, headerTimeout = HEADER_TIMEOUT } = options;
  return `${maps(table, options)}${https ? redirectToHttps(listen, https) : ""}
server {
${indent(https ? tlsLines(https) : listenLines(listen))}
    root ${quote(root)};
    server_tokens off;
    absolute_redirect off;
    client_header_timeout ${headerTimeout}s;
    client_body_timeout ${headerTimeout}s;

${indent([...headers(table), "", ...types(), "", ...compression(table, options)])}

    if ($request_method !~ '^(?:${METHODS.join("|")})$') {
        return 405;
    }
    if ($site_redirect) {
        return ${REDIRECT_STATUS} $site_redirect;
    }
    if ($site_canonical != $site_path) {
        return ${REDIRECT_STATUS} $site_canonical$site_query;
    }

    error_page 404 ${NOT_FOUND_PAGE};
    location = ${NOT_FOUND_PAGE} {
        internal;
    }
${indent(HIDDEN.map((path) => `location = ${path} { return 404; }`))}
    location ~ ${quote(`/\\.(?!well-known/).*${EXTENSION}`)} {
        error_page 404 @unknown_file;
        return 404;
    }
    location ~ /\\.(?!well-known/) { return 404; }

    location = / {
        try_files /index.html =404;
    }
    # Pages: x.html, never the folder x.
    location / {
        try_files $uri.html =404;
    }
${Object.entries(table.specialTypes)
  .map(([path, type]) => files(`= ${path}`, type))
  .join("")}${FILE_FOLDERS.map((folder) => files(`^~ ${folder}`)).join("")}${files(`~* ${quote(EXTENSION)}`)}
    # Unknown files are answered with plain text.
    location @unknown_file {
        types {}
        default_type text/plain;
        return 404 ${JSON.stringify(NOT_FOUND_TEXT)};
    }
}
`;
}

/** Where a certificate authority finds the proofs that certbot writes: `certbot --webroot -w /var/www/certbot`. */
const CERTBOT_ROOT = "/var/www/certbot";

/** Plain http: no page, and no header but the address. Browsers ignore Strict-Transport-Security there. */
function redirectToHttps(listen: string, { address }: NginxHttps): string {
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
function tlsLines({ address, listen, certificate, key }: NginxHttps): string[] {
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
function listenLines(listen: string, options = ""): string[] {
  const addresses = /^\d+$/.test(listen) ? [listen, `[::]:${listen}`] : [listen];
  return addresses.map((address) => `listen ${address}${options};`);
}

const hostname = (address: string) => address.replace(/:\d+$/, "");

/** A string of a configuration. */
function quote(value: string): string {
  return `'${value.replace(/[\\']/g, "\\$&")}'`;
}

/** Canonical forms as in `addresses.ts`, cache rules, and headers of pages. */
function maps({ cacheRules, pageHeaders, redirects }: HostTable, { perl = false }: NginxOptions): string {
  const cache = cacheRules.flatMap(({ paths, value }) =>
    paths.map((path) => [`~^(?:200|206|304) ${patternSource(path).slice(1)}`, value] as const),
  );
  return [
    "# The URL as sent: its path, and its query.",
    map("$request_uri", "$site_path", [["~^(?<site_path_part>[^?]*)", "$site_path_part"]]),
    map("$request_uri", "$site_query", [["~^[^?]*(?<site_query_part>\\?.*)$", "$site_query_part"]]),
    ...(perl ? [lowerCase()] : []),
    "# One slash at the start, none at the end, no .html, no index.",
    map(perl ? "$site_lower_path" : "$site_path", "$site_canonical", [
      ["~^[/\\\\]*(?:index)?(?:\\.html|/)*$", "/"],
      ["~^[/\\\\]*(?<site_rest>[^/\\\\].*?)(?:\\.html|/)*$", "/$site_rest"],
    ]),
    map("$site_path", "$site_redirect", Object.entries(redirects).map(redirect)),
    "# Only errors of the method say which are known.",
    map("$status", "$site_allow", [["405", METHODS.join(", ")]]),
    "# Errors and redirects are never cached.",
    map('"$status $site_path"', "$site_cache_control", [["default", REVALIDATE], ...cache]),
    ...Object.entries(pageHeaders).flatMap(([name, value], index) => [
      `# ${name} is sent with pages only.`,
      map("$site_path", pageVariable(index), [
        ["default", value],
        [`~*${FILE}`, ""],
      ]),
    ]),
  ].join("\n");
}

/** nginx prefers rows without a regular expression, wherever they are in a map. */
function redirect([from, to]: readonly [string, string]): readonly [string, string] {
  if (!from.includes(":")) return [from, to];
  const part = (name: string) =>
    isPlaceholder(name) ? `(?<site_${name.slice(1)}>[^/]+)` : escapeRegExp(name);
  const source = from.split("/").map(part).join("/");
  return [`~^${source}$`, to.replaceAll("/:", "/$site_")];
}

/** A path pattern of the host table as a regular expression. */
function patternSource(pattern: string): string {
  return pattern.endsWith("*") ? `^${escapeRegExp(pattern.slice(0, -1))}` : `^${escapeRegExp(pattern)}$`;
}

const pageVariable = (index: number) => `$site_page_header${index || ""}`;

/** Lowercases a path except its percent escapes, so that `%2F` alone causes no redirect. */
function lowerCase(): string {
  const file = FILE.replaceAll("/", "\\/");
  return `perl_set $site_lower_path 'sub {
    my $path = shift->variable("request_uri");
    $path =~ s/\\?.*//s;
    $path =~ s/(%[0-9A-Fa-f]{0,2})|([A-Z])/defined $1 ? $1 : lc $2/ge unless $path =~ m/${file}/i;
    return $path;
}';
`;
}

function map(from: string, to: string, rows: readonly (readonly [string, string])[]): string {
  const lines = rows.map(([key, value]) => `${key === "default" ? key : quote(key)} ${quote(value)};`);
  return `map ${from} ${to} {\n${indent(lines)}\n}\n`;
}

function headers({ securityHeaders, pageHeaders }: HostTable): string[] {
  return [
    ...Object.entries(securityHeaders).map(([name, value]) => `add_header ${name} ${quote(value)} always;`),
    "add_header Cache-Control $site_cache_control always;",
    // nginx omits headers without a value.
    "add_header Allow $site_allow always;",
    ...Object.keys(pageHeaders).map((name, index) => `add_header ${name} ${pageVariable(index)} always;`),
  ];
}

function types(): string[] {
  const known = Object.entries({ html: PAGE_TYPE, ...MEDIA_TYPES });
  const withCharset = known.filter(([, type]) => type.includes(";")).map(([, type]) => plain(type));
  return [
    "types {",
    ...known.map(([extension, type]) => `    ${plain(type)} ${extension};`),
    "}",
    // nginx adds the charset to the types in `charset_types`, and always to text/html.
    "charset utf-8;",
    `charset_types ${[...new Set(withCharset)].filter((type) => type !== plain(PAGE_TYPE)).join(" ")};`,
  ];
}

/** nginx compares types without parameters, and adds the charset itself. */
function plain(type: string): string {
  return type.replace(/;.*/, "");
}

function compression({ specialTypes }: HostTable, { brotli = false }: NginxOptions): string[] {
  const texts = Object.entries(MEDIA_TYPES).filter(([extension]) =>
    COMPRESSED_EXTENSIONS.includes(extension),
  );
  const names = [...texts.map(([, type]) => plain(type)), ...Object.values(specialTypes)];
  const list = [...new Set(names)].join(" ");
  const gzip = [
    "gzip on;",
    "gzip_static on;",
    "gzip_vary on;",
    "gzip_proxied any;",
    `gzip_min_length ${MIN_COMPRESSED_BYTES};`,
  ];
  const br = [
    "brotli on;",
    "brotli_static on;",
    `brotli_min_length ${MIN_COMPRESSED_BYTES};`,
    `brotli_types ${list};`,
  ];
  return [...gzip, `gzip_types ${list};`, ...(brotli ? br : [])];
}

function files(location: string, type?: string): string {
  return `    location ${location} {${type ? `\n        types {}\n        default_type ${type};` : ""}
        try_files $uri =404;
        error_page 404 @unknown_file;
    }
`;
}

function indent(lines: readonly string[]): string {
  return lines.map((line) => (line ? `    ${line}` : line)).join("\n");
}
