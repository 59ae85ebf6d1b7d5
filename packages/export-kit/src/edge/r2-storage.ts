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
