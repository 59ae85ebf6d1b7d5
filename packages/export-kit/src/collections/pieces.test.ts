import { SLOT } from "../fragments";
import { createPageEncoder, fillPart, htmlOf, sharePart, sharePiece, type Piece } from "./pieces";

/** Encoded and read back by another decoder. */
function decode(encode: ReturnType<typeof createPageEncoder>, ...pieces: Piece[]): string {
  return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(encode(pieces));
}

it("writes the parts of a page out", () => {
  const encode = createPageEncoder();
  const [first, second] = [sharePart("<b>$& one</b>", "1"), sharePart("<i>two</i>", "2")];
  const shared = `</p>${"<hr/>".repeat(50)}.`;
  expect(decode(encode, "<p>", second, "</p><p>", first, second, sharePiece(shared))).toBe(
    `<p><i>two</i></p><p><b>$& one</b><i>two</i>${shared}`,
  );
  expect(decode(encode, "<p>no", " part</p>")).toBe("<p>no part</p>");
  expect(decode(encode)).toBe("");
});

it("writes out texts beyond ASCII, and a page that is larger than any before", () => {
  const encode = createPageEncoder();
  const part = sharePart("<b>“Zoë” costs £5 €</b>", "1");
  expect(decode(encode, "<p>Málaga ", "😀", part, "</p>")).toBe("<p>Málaga 😀<b>“Zoë” costs £5 €</b></p>");
  const long = "€ ".repeat(200_000);
  const large = sharePart(`<i>${long}</i>`, "2");
  expect(decode(encode, long, large, part, large)).toBe(
    `${long}<i>${long}</i><b>“Zoë” costs £5 €</b><i>${long}</i>`,
  );
  expect(decode(encode, "short")).toBe("short");
});

it("writes out a part with each page's own word in its slots", () => {
  const encode = createPageEncoder();
  const part = sharePart(`<a href="/${SLOT}/x" title="${SLOT}">one</a>`, "1");
  const [first, second, third] = ["$&", "b", "São"].map((word) => fillPart(part, word));
  expect(decode(encode, first!, ", ", second!, third!)).toBe(
    '<a href="/$&/x" title="$&">one</a>, <a href="/b/x" title="b">one</a><a href="/São/x" title="São">one</a>',
  );
});

it("shows a reader of words what stands for a part, and other stretches as they are", () => {
  const shared = "<hr/>".repeat(50);
  const part = sharePart(`<a href="${SLOT}">one</a>`, "[1]");
  expect(htmlOf(["<p>", fillPart(part, "x"), sharePiece(shared), sharePiece("</p>")])).toBe(
    `<p>[1]${shared}</p>`,
  );
});
