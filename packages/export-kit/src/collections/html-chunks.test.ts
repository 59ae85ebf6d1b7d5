import { SLOT_MARKER } from "../fragments";
import { createPageEncoder, fillSlots, fragmentChunk, sharedChunk } from "./html-chunks";

it("encodes the chunks of pages in order, whatever their length and letters", () => {
  const encode = createPageEncoder();
  const long = "€ ".repeat(200_000);
  const slots = fragmentChunk(`<a href="/${SLOT_MARKER}/x" title="${SLOT_MARKER}">one</a>`);
  const filled = (text: string) => `<a href="/${text}/x" title="${text}">one</a>`;
  const [first, large] = [fragmentChunk("<b>“Zoë” $& £5 €</b>"), fragmentChunk(`<i>${long}</i>`)];
  const shared = sharedChunk(`</p>${"<hr/>".repeat(50)}.`);
  for (const [chunks, html] of [
    [["<p>Málaga ", "😀", first, shared], `<p>Málaga 😀<b>“Zoë” $& £5 €</b></p>${"<hr/>".repeat(50)}.`],
    [[long, large, first, large], `${long}<i>${long}</i><b>“Zoë” $& £5 €</b><i>${long}</i>`],
    [[...["$&", "São"].map((text) => fillSlots(slots, text)), "."], `${filled("$&")}${filled("São")}.`],
    [["<p>no", " fragment</p>"], "<p>no fragment</p>"],
    [[], ""],
  ] as const)
    expect(new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(encode(chunks))).toBe(html);
});
