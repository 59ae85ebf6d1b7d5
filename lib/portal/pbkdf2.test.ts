import { createPbkdf2 } from "./pbkdf2";
import { toHex } from "./ids";

const salt = new TextEncoder().encode("salt");
const webCrypto = createPbkdf2(crypto.subtle);
const javaScript = createPbkdf2(undefined);

/** Published test vectors for PBKDF2-HMAC-SHA256 with a 32-byte key. */
test.each([
  [1, "120fb6cffcf8b32c43e7225256c4f837a86548c92ccc35480805987cb70be17b"],
  [4096, "c5e478d59288c841aa530db6845c4c8d962893a001ce4e11a4963873aa98134a"],
])(
  "after %d iterations WebCrypto and JavaScript both derive the published key",
  async (iterations, expected) => {
    expect(toHex(await webCrypto("password", salt, iterations))).toBe(expected);
    expect(toHex(await javaScript("password", salt, iterations))).toBe(expected);
  },
);

test.each(["", "\u00e9\u{1f600}", "x".repeat(1000), "\ud800"])(
  "WebCrypto and JavaScript agree on %j",
  async (password) => {
    const bytes = crypto.getRandomValues(new Uint8Array(16));
    expect(toHex(await javaScript(password, bytes, 10))).toBe(toHex(await webCrypto(password, bytes, 10)));
  },
);
