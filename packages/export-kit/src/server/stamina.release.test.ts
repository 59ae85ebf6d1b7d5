/** Clients that send nonsense, go in the middle of a file or do not read: the server goes on, and keeps no file open. */
import { spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { connect, type Socket } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { malformedRequests, type Ending } from "../../test/server/malformed-requests";
import { serveFiles, type TestSite } from "../../test/server/start-server";

const HOME = "<h1>Home</h1>";
/** More than the buffers of a connection hold. */
const LARGE_FILE = Buffer.alloc(8_000_000, "x");
/** Connections at once. */
const BATCH = 250;
/** Answers to malformed requests; anything that begins in another way is wrong. */
const STATUS = /^HTTP\/1\.1 (?:200|206|304|308|400|404|405|408|416|417|431) /;

const get = (target: string, headers = "") => `GET ${target} HTTP/1.1\r\nHost: x\r\n${headers}\r\n`;

/** Sends bytes; resolves to the answer when either side closes the connection. */
function exchange(port: number, sent: string, ending: Ending = "keep"): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect(port, "localhost", () => {
      socket.write(sent, "latin1");
      if (ending === "end") socket.end();
      if (ending === "destroy") socket.destroy();
    });
    let answer = "";
    socket.on("data", (chunk) => (answer += chunk));
    socket.on("error", () => {}).on("close", () => resolve(answer));
  });
}

const isAnswered = async (port: number) => {
  const answer = await exchange(port, get("/", "Connection: close\r\n"));
  return answer.startsWith("HTTP/1.1 200 ") && answer.endsWith(HOME);
};

describe("a server in this process", () => {
  let site: TestSite;
  /** Files and connections that this process has open. */
  const openFiles = () => readdirSync("/dev/fd").length;
  const untilOpenFilesAre = async (count: number) => {
    while (openFiles() > count) await new Promise((resolve) => setTimeout(resolve, 20));
  };

  beforeAll(async () => {
    site = await serveFiles(
      {
        "index.html": HOME,
        "404.html": "<h1>Nothing here</h1>",
        "large.txt": LARGE_FILE,
        "../secret.txt": "the secret",
      },
      { timeouts: { headersTimeout: 800, requestTimeout: 800, connectionsCheckingInterval: 200 } },
    );
    await isAnswered(site.port);
  });
  afterAll(() => site.stop());

  it("answers after a thousand malformed requests", async () => {
    const before = openFiles();
    const requests = malformedRequests(1, 1_000);
    for (let start = 0; start < requests.length; start += BATCH) {
      const answers = await Promise.all(
        requests.slice(start, start + BATCH).map(([sent, ending]) => exchange(site.port, sent, ending)),
      );
      for (const answer of answers.filter(Boolean)) {
        expect(answer).toMatch(STATUS);
        expect(answer).not.toContain("the secret");
      }
    }
    expect(await isAnswered(site.port)).toBe(true);
    await untilOpenFilesAre(before);
  });

  it("closes the file when the client goes in the middle of it", async () => {
    const before = openFiles();
    const download = () =>
      new Promise<void>((resolve) => {
        const socket = connect(site.port, "localhost", () => socket.write(get("/large.txt")));
        socket.once("data", () => socket.destroy()).once("close", () => resolve());
      });
    await Promise.all(Array.from({ length: 300 }, download));
    await untilOpenFilesAre(before);
    expect(await isAnswered(site.port)).toBe(true);
  });

  it("opens one file at a time for a client that asks for many and reads none", async () => {
    const before = openFiles();
    const socket = connect(site.port, "localhost").pause();
    await new Promise((resolve) => socket.write(get("/large.txt").repeat(200), resolve));
    expect(await isAnswered(site.port)).toBe(true);
    // The file and both ends of the connection; the server may close its end of the other connection a moment later.
    await untilOpenFilesAre(before + 3);
    socket.destroy();
    await untilOpenFilesAre(before);
  });

  it("closes a connection whose request does not end", async () => {
    expect(await exchange(site.port, "GET / HTTP/1.1\r\nHost:")).toMatch(/^HTTP\/1\.1 408 /);
  });
});

it("answers a hundred of 2,000 clients that do not read if it may open 256 files, and everybody after them", async () => {
  const folder = mkdtempSync(path.join(tmpdir(), "limited-"));
  mkdirSync(path.join(folder, "out"));
  writeFileSync(path.join(folder, "out", "index.html"), HOME);
  writeFileSync(path.join(folder, "out", "large.txt"), LARGE_FILE);
  const program = path.resolve(__dirname, "../../bin/export-kit.mjs");
  const command = `ulimit -n 256; exec "${process.execPath}" "${program}" serve`;
  const child = spawn("sh", ["-c", command], { cwd: folder, env: { ...process.env, PORT: "0" } });
  const sockets: Socket[] = [];
  try {
    const port = await new Promise<number>((resolve, reject) => {
      child.stdout.on("data", (text) => resolve(Number(/localhost:(\d+)/.exec(String(text))?.[1])));
      child.once("exit", () => reject(new Error("the server ended")));
    });
    /** Resolves to whether the client is answered, as soon as that is known. */
    const stay = () =>
      new Promise<boolean>((resolve) => {
        const socket = connect(port, "localhost", () => socket.write(get("/large.txt")));
        socket.once("readable", () => resolve(String(socket.read(12)) === "HTTP/1.1 200"));
        socket.on("error", () => {}).once("close", () => resolve(false));
        sockets.push(socket);
      });
    const answered = await Promise.all(Array.from({ length: 2_000 }, stay));
    expect(answered.filter(Boolean).length).toBeGreaterThanOrEqual(100);
    for (const socket of sockets) socket.destroy();
    while (!(await isAnswered(port))) expect(child.exitCode).toBeNull();
  } finally {
    for (const socket of sockets) socket.destroy();
    child.kill();
    rmSync(folder, { recursive: true });
  }
});
