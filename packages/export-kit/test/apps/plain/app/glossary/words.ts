export const WORDS: Readonly<Record<string, string>> = {
  csp: "Content-Security-Policy",
  dom: "Document Object Model",
  html: "HyperText Markup Language",
};
