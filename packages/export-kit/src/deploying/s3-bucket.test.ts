import { BUCKET, startS3Server } from "../../test/storage/s3-server";
import { RECORD_HEADERS } from "./bucket";
import { eachInParallel } from "./parallel";
import { openBucket } from "./s3-bucket";

it("lists and removes more objects than one answer holds", async () => {
  const server = await startS3Server();
  Object.assign(process.env, server.env);
  const bucket = await openBucket({ bucket: BUCKET, prefix: "www/" }, 16, { batch: 10 });
  try {
    const keys = Array.from({ length: 23 }, (_, index) => `a/${String(index).padStart(4, "0")}`);
    await eachInParallel(keys, 16, (key) => bucket.put(key, Buffer.from("x"), RECORD_HEADERS));
    expect(await bucket.list("a/")).toEqual(keys);
    expect(await bucket.list("a/", 3)).toEqual(keys.slice(0, 3));
    await bucket.remove(keys);
    expect(server.keys()).toEqual([]);
  } finally {
    bucket.close();
    await server.stop();
  }
});
