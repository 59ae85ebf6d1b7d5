import { temporaryFolder } from "../../test/folder";
import { removePrefetchPayloads } from "./prefetch-payloads";

const { at, list, write } = temporaryFolder();

it("removes the payloads of segments, and keeps pages and the payloads of whole pages", () => {
  const kept = ["about.html", "about.txt", "services/live-chat.html", "services/live-chat.txt"];
  const removed = ["__next._tree.txt", "about/__next._head.txt", "services/live-chat/__next._full.txt"];
  for (const file of [...kept, ...removed]) write(file);
  removePrefetchPayloads(at());
  expect(list().filter((name) => name.includes("."))).toEqual(kept);
});
