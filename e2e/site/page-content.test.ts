import { getContent } from "@/lib/content";
import { contains, readShown, stringsOf } from "./page-content";

const HTML = `<head><title>Fish</title><script>Script</script></head><body><main><h2>Our <b>cards</b></h2>
  <p>Fish &amp; chips<br>for&nbsp;£4</p><img alt="A plate"><a href="/services">Services</a></main></body>`;
const shown = readShown(HTML);

it("finds texts across elements and entities, in attributes and in the head", () => {
  const texts = ["Our cards", "Fish & chips for £4", "A plate", "/services", "Fish", "Fish & {what} for £5"];
  expect(texts.filter((text) => !contains(shown, text))).toEqual(["Fish & {what} for £5"]);
  expect(contains(shown, "Fish & {what}£4")).toBe(true);
});

it("does not find what is missing, or in a script", () => {
  expect(contains(shown, "Chips & fish")).toBe(false);
  expect(contains(shown, "Script")).toBe(false);
});

it("expects every text and claim of a content, and no ids", () => {
  const claim = [...getContent().claims.values()][0]!;
  const content = { lead: "Two words", steps: [{ title: "Done" }], scene: "a-plate", claims: [claim.id] };
  expect(stringsOf(content, getContent())).toEqual(["Two words", "Done", claim.value, claim.scope]);
});
