export const GUIDES: Readonly<Record<string, string>> = {
  first: "The first guide",
  second: "The second guide",
  third: "The third guide",
};
