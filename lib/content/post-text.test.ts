import { curlQuotes } from "./post-text";

it.each([
  [`Never say "he's on his way" yet.`, "Never say “he’s on his way” yet."],
  [`("floating", as some say)`, "(“floating”, as some say)"],
  [`", and so on`, "”, and so on"],
  [`your callers' names`, "your callers’ names"],
  [`'open' or "'shut'"`, "‘open’ or “‘shut’”"],
])("writes %s as %s", (straight, curly) => {
  expect(curlQuotes(straight)).toBe(curly);
});
