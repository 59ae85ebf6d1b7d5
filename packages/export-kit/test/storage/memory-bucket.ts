import type { Bucket, StoredObject } from "../../src/deploying/bucket";

/** A bucket in memory. @param conditions whether `putNew` is obeyed; some storages overwrite all the same */
export function memoryBucket({ conditions = true } = {}) {
  const objects = new Map<string, StoredObject>();
  const bucket: Bucket = {
    name: "memory",
    get: async (key) => objects.get(key),
    has: async (key) => objects.has(key),
    put: async (key, body, headers) => void objects.set(key, { body: Buffer.from(body), headers, age: 0 }),
    async putNew(key, body, headers) {
      if (conditions && objects.has(key)) return false;
      await bucket.put(key, body, headers);
      return true;
    },
    copy: async () => false,
    remove: async (keys) => keys.forEach((key) => objects.delete(key)),
    list: async () => [...objects.keys()].sort(),
    close: () => undefined,
  };
  return { bucket, objects };
}
