// @ts-check
import { createHash } from "node:crypto";

/** Tags kept in memory, about 300 bytes each. */
const MAX_TAGS = 10_000;
/** Characters of a SHA-256 in base64: 132 bits. */
const TAG_LENGTH = 22;

/**
 * Computes entity tags of open files from their contents, so that the same bytes published again keep their tag. A
 * file is read again when the system says that it has changed. Not from the manifest, which lacks precompressed files.
 */
export class ContentTags {
  /** @type {Map<string, { version: string, tag: string }>} */
  #tags = new Map();

  /**
   * @param {import("./send-file.mjs").OpenFile} opened
   * @returns {Promise<string>} a strong entity tag, in quotes
   */
  async of({ file, handle, stats: { dev, ino, size, mtimeNs, ctimeNs } }) {
    const version = [dev, ino, size, mtimeNs, ctimeNs].join();
    const known = this.#tags.get(file);
    if (known?.version === version) return known.tag;
    const hash = createHash("sha256");
    for await (const chunk of handle.createReadStream({ start: 0, autoClose: false })) hash.update(chunk);
    const tag = `"${hash.digest("base64url").slice(0, TAG_LENGTH)}"`;
    this.#tags.delete(file);
    this.#tags.set(file, { version, tag });
    for (const oldest of this.#tags.keys()) {
      if (this.#tags.size <= MAX_TAGS) break;
      this.#tags.delete(oldest);
    }
    return tag;
  }
}
