/** What the Worker uses of an R2 bucket. @see https://developers.cloudflare.com/r2/api/workers/workers-api-reference/ */
export interface R2Storage {
  get(key: string, options?: { range?: { offset: number; length: number } }): Promise<R2Object | null>;
  head(key: string): Promise<R2Object | null>;
}

export interface R2Object {
  /** Bytes of the whole object, also in the answer to a range. */
  size: number;
  /** A strong entity tag in quotes, made of the content. */
  httpEtag: string;
  httpMetadata?: { contentEncoding?: string };
  /** Missing in the answer to `head`. */
  body?: ReadableStream;
}

/** An answer without the headers of the host table. */
export interface ObjectAnswer {
  status: 200 | 206 | 304 | 416;
  headers: Record<string, string>;
  body: ReadableStream | null;
}

/** Whether an If-None-Match names a tag; a proxy that compresses makes tags weak. RFC 9110, section 13.1.2. */
export function namesTag(header: string, tag: string): boolean {
  const opaque = (each: string) => each.trim().replace(/^W\//, "");
  return header.trim() === "*" || header.split(",").some((each) => opaque(each) === opaque(tag));
}
