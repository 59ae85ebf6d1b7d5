import { fileSource, patternSource, redirectSource, redirectTarget } from "./pattern";
import {
  HEADER_TIMEOUT,
  HIDDEN,
  MEDIA_TYPES,
  METHODS,
  NOT_FOUND_PAGE,
  NOT_FOUND_TEXT,
  PAGE_TYPE,
  REDIRECT_STATUS,
  REVALIDATE,
  type HostTable,
} from "./table.mjs";

export interface CaddyOptions {
  /** Folder of the site; SITE_ROOT overrides it when Caddy starts. */
  root: string;
  /** Site address: a domain, for which Caddy gets a certificate, or `:8080`; SITE_ADDRESS overrides it. */
  address: string;
  /** Seconds. */
  headerTimeout?: number;
}

/** The Caddyfile. Redirects match `{uri}`, because it keeps percent escapes as they were sent. */
export function caddyfile(
  table: HostTable,
  { root, address, headerTimeout = HEADER_TIMEOUT }: CaddyOptions,
): string {
  const { securityHeaders, pageHeaders } = table;
  return `{
	# Without limits Caddy keeps a request that does not end for ever.
	servers {
		timeouts {
			read_header ${headerTimeout}s
			read_body ${headerTimeout}s
			idle 2m
		}
	}
}

{$SITE_ADDRESS:${address}} {
	root * "{$SITE_ROOT:${root}}"
	encode zstd gzip

	header -Server
	header {
${lines(securityHeaders, 2)}
		Cache-Control ${quote(REVALIDATE)}
	}
	@file path_regexp ${quote(`(?i)${fileSource()}`)}
	@page not path_regexp ${quote(`(?i)${fileSource()}`)}
${Object.keys(pageHeaders).length > 0 ? `	header @page {\n${lines(pageHeaders, 2)}\n	}\n` : ""}
	route {
		@method not method ${METHODS.join(" ")}
		handle @method {
			header Allow ${quote(METHODS.join(", "))}
			respond 405
		}
${lowerCase()}
${redirects(table)}
		@hidden path ${HIDDEN.join(" ")}
		error @hidden 404
		@dot {
			path_regexp ${quote("/\\.")}
			not path_regexp ${quote("/\\.well-known/")}
		}
		error @dot 404

${headers(table)}
		handle / {
			rewrite * /index.html
${FILE_SERVER}
		}
		handle @file {
${FILE_SERVER}
		}
		# Pages: x.html, never the folder x.
		handle {
			try_files {path}.html =404
${FILE_SERVER}
		}
	}

	# Unknown pages get the 404 page, unknown files plain text; neither is cached.
	handle_errors {
		header -Server
		header Cache-Control ${quote(REVALIDATE)}
		handle @file {
			header Content-Type ${quote(MEDIA_TYPES.txt)}
			respond ${quote(NOT_FOUND_TEXT)} {err.status_code}
		}
		handle {
			rewrite * ${NOT_FOUND_PAGE}
			header Content-Type ${quote(PAGE_TYPE)}
			file_server {
				status {err.status_code}
			}
		}
	}
}
`;
}

/** Sends precompressed files where they exist; `encode` compresses the rest. */
const FILE_SERVER = `			file_server {
				precompressed br gzip
				disable_canonical_uris
			}`;

/** Canonical forms as in `canonicalPath` of `canonical-path.mjs`. */
function redirects(table: HostTable): string {
  const form = (name: string, pattern: string, to: string, unless = "") =>
    [
      `@${name} {`,
      `	vars_regexp ${name} {uri} ${quote(pattern)}`,
      ...(unless ? [`	not vars_regexp {uri} ${quote(unless)}`] : []),
      "}",
      `redir @${name} ${to} ${REDIRECT_STATUS}`,
    ].join("\n");
  // `redir` alone would match the decoded path.
  const listed = Object.entries(table.redirects)
    .toSorted(([a], [b]) => Number(a.includes(":")) - Number(b.includes(":")))
    .map(([from, to], index) => {
      const name = `listed${index}`;
      return from.includes(":")
        ? form(
            name,
            `${redirectSource(from, (placeholder) => `(?P<${placeholder}>[^/?]+)`)}(?:\\?.*)?$`,
            redirectTarget(to, (placeholder) => `{re.${name}.${placeholder}}`),
          )
        : `redir ${from} ${to} ${REDIRECT_STATUS}`;
    });
  const text = [
    ...listed,
    "# One slash at the start, none at the end, no .html, no index.",
    form("index", "^(?:/|%5C)*(?:index)?(?:\\.html|/)*(\\?.*)?$", "/{re.index.1}", "^/(?:\\?.*)?$"),
    form("slashes", "^(?:/|%5C)(?:/|%5C)+([^?]*?)(?:\\.html|/)*(\\?.*)?$", "/{re.slashes.1}{re.slashes.2}"),
    form("suffix", "^(/[^?]*?)(?:\\.html|/)+(\\?.*)?$", "{re.suffix.1}{re.suffix.2}"),
  ].join("\n");
  return text.replace(/^/gm, "\t\t");
}

/** Redirects paths with capitals. `redir` cannot lowercase its target, so a template sets the Location header. */
function lowerCase(): string {
  const path = `regexReplaceAll "^/*(.*?)([.]html|/)*$" (lower .OriginalReq.URL.EscapedPath) "/$1"`;
  const query = `(empty .OriginalReq.URL.RawQuery | ternary "" (print "?" .OriginalReq.URL.RawQuery))`;
  return `		@upper {
			# As it was sent: in its escapes capitals stay.
			vars_regexp {uri} ${quote("^(?:[^A-Z%?]|%[0-9A-Fa-f]{2})*[A-Z]")}
			not path_regexp ${quote(`(?i)${fileSource()}`)}
		}
		handle @upper {
			templates
			header Content-Type ${quote(PAGE_TYPE)}
			respond ${quote(`{{.RespHeader.Set "Location" (print (${path}) ${query})}}`)} ${REDIRECT_STATUS}
		}`;
}

function headers({ cacheRules, specialTypes }: HostTable): string {
  const cache = cacheRules.map(({ paths, value }, index) => {
    const pattern = paths.map(patternSource).join("|");
    return `@cache${index} path_regexp ${quote(pattern)}\nheader @cache${index} Cache-Control ${quote(value)}`;
  });
  const types = Object.entries(specialTypes).map(
    ([path, type]) => `header ${path} Content-Type ${quote(type)}`,
  );
  const known = Object.entries(MEDIA_TYPES).map(
    ([extension, type]) =>
      `@${extension} path *.${extension}\nheader @${extension} Content-Type ${quote(type)}`,
  );
  return [...cache, ...known, ...types].join("\n").replace(/^/gm, "\t\t");
}

function lines(headers: Record<string, string>, depth: number): string {
  return Object.entries(headers)
    .map(([name, value]) => `${"\t".repeat(depth)}${name} ${quote(value)}`)
    .join("\n");
}

/** A Caddyfile string without escapes. The value must not contain a backtick. */
function quote(value: string): string {
  return `\`${value}\``;
}
