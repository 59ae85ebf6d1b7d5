import { SLOT_MARKER } from "../fragments";
import {
  createPageEncoder,
  fillSlots,
  fragmentChunk,
  htmlOf,
  sharedChunk,
  type HtmlChunk,
} from "./html-chunks";

/** Encodes a page and decodes it with another implementation. */
function decode(encode: ReturnType<typeof createPageEncoder>, ...chunks: HtmlChunk[]): string {
  return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(encode(chunks));
}

it("encodes the chunks of a page in order", () => {
  const encode = createPageEncoder();
  const [first, second] = [fragmentChunk("<b>$& one</b>", "1"), fragmentChunk("<i>two</i>", "2")];
  const shared = `</p>${"<hr/>".repeat(50)}.`;
  expect(decode(encode, "<p>", second, "</p><p>", first, second, sharedChunk(shared))).toBe(
    `<p><i>two</i></p><p><b>$& one</b><i>two</i>${shared}`,
  );
  expect(decode(encode, "<p>no", " fragment</p>")).toBe("<p>no fragment</p>");
  expect(decode(encode)).toBe("");
});

it("encodes text beyond ASCII, and pages larger than the buffer", () => {
  const encode = createPageEncoder();
  const fragment = fragmentChunk("<b>“Zoë” costs £5 €</b>", "1");
  expect(decode(encode, "<p>Málaga ", "😀", fragment, "</p>")).toBe(
    "<p>Málaga 😀<b>“Zoë” costs £5 €</b></p>",
  );
  const long = "€ ".repeat(200_000);
  const large = fragmentChunk(`<i>${long}</i>`, "2");
  expect(decode(encode, long, large, fragment, large)).toBe(
    `${long}<i>${long}</i><b>“Zoë” costs £5 €</b><i>${long}</i>`,
  );
  expect(decode(encode, "short")).toBe("short");
});

it("encodes a fragment with each page's text in its slots", () => {
  const encode = createPageEncoder();
  const fragment = fragmentChunk(`<a href="/${SLOT_MARKER}/x" title="${SLOT_MARKER}">one</a>`, "1");
  const [first, second, third] = ["$&", "b", "São"].map((text) => fillSlots(fragment, text));
  expect(decode(encode, first!, ", ", second!, third!)).toBe(
    '<a href="/$&/x" title="$&">one</a>, <a href="/b/x" title="b">one</a><a href="/São/x" title="São">one</a>',
  );
});

it("htmlOf replaces fragments by their HTML for observers, and nothing else", () => {
  const shared = "<hr/>".repeat(50);
  const fragment = fragmentChunk(`<a href="${SLOT_MARKER}">one</a>`, "[1]");
  expect(htmlOf(["<p>", fillSlots(fragment, "x"), sharedChunk(shared), sharedChunk("</p>")])).toBe(
    `<p>[1]${shared}</p>`,
  );
});
