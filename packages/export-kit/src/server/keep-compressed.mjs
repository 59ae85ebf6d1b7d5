// @ts-check

/** @typedef {{ encoding: string, body: Buffer }} Copy */
/** @typedef {(request: any, response: any, next: () => void) => void} Middleware */

/**
 * A middleware that compresses, with a memory: a file is compressed once, not for everybody who asks for it. A
 * copy belongs to a path, to the ETag of the file found there, so that another release brings copies of its
 * own, and to what the browser accepts.
 *
 * @param {Middleware} compress sets Content-Encoding where it compresses, and leaves alone what has one
 * @param {number} mostBytes of all copies; those that were asked for longest ago go first
 * @returns {Middleware} for handlers that send files by `writeHead` with an ETag and their length, as sirv does
 */
export function keepCompressed(compress, mostBytes) {
  /** @type {Map<string, Copy>} The one that was asked for longest ago first. */
  const copies = new Map();
  let bytes = 0;

  /** @param {string} key */
  function take(key) {
    const copy = copies.get(key);
    if (!copy) return undefined;
    copies.delete(key);
    copies.set(key, copy);
    return copy;
  }

  /** @param {string} key @param {Copy} copy */
  function keep(key, copy) {
    bytes += copy.body.length - (copies.get(key)?.body.length ?? 0);
    copies.delete(key);
    copies.set(key, copy);
    for (const [oldest, { body }] of copies) {
      if (bytes <= mostBytes) return;
      copies.delete(oldest);
      bytes -= body.length;
    }
  }

  return (request, response, next) => {
    if (request.method !== "GET") {
      compress(request, response, next);
      return;
    }
    /** @type {Buffer[]} */
    const packed = [];
    const { write, end } = response;
    /** @param {Buffer} chunk @param {unknown[]} rest */
    response.write = (chunk, ...rest) => {
      if (response.hasHeader("content-encoding")) packed.push(chunk);
      return write.call(response, chunk, ...rest);
    };
    compress(request, response, () => {
      const inner = { writeHead: response.writeHead, write: response.write, end: response.end };
      /** @param {number} status @param {Record<string, any>} headers as sirv writes them */
      response.writeHead = (status, headers = {}) => {
        const { ETag: etag, "Content-Encoding": precompressed, "Content-Length": length } = headers;
        if (status !== 200 || etag === undefined || precompressed !== undefined)
          return inner.writeHead.call(response, status, headers);
        const key = `${request.url.replace(/\?.*$/s, "")} ${etag} ${request.headers["accept-encoding"] ?? ""}`;
        const copy = take(key);
        if (copy) {
          // What is read of the file goes nowhere.
          response.write = () => true;
          response.end = () => end.call(response, copy.body);
          const own = { "Content-Encoding": copy.encoding, "Content-Length": copy.body.length };
          return inner.writeHead.call(response, status, { ...headers, ...own });
        }
        let read = 0;
        /** @param {Buffer} chunk @param {unknown[]} rest */
        response.write = (chunk, ...rest) => {
          read += chunk.length;
          return inner.write.call(response, chunk, ...rest);
        };
        response.once("finish", () => {
          const encoding = response.getHeader("content-encoding");
          // A file that was replaced while it was read is not the one that the ETag names.
          if (encoding !== undefined && read === length) keep(key, { encoding, body: Buffer.concat(packed) });
        });
        return inner.writeHead.call(response, status, headers);
      };
      next();
    });
  };
}
