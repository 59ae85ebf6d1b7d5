/** Rules of this site that no linter has, as a plugin of oxlint. */

const LINK = /^a$|Link$/;

/** `href="/services"` or `` href={`/blog/${slug}`} ``: an address that is written out. The root, "/", cannot move. */
const literalHref = {
  create: (context) => ({
    JSXAttribute({ name, value, parent }) {
      if (name.name !== "href" || !LINK.test(parent.name.name ?? "")) return;
      const written = value?.type === "JSXExpressionContainer" ? value.expression : value;
      const text = written?.type === "TemplateLiteral" ? written.quasis[0].value.raw : written?.value;
      if (!String(text ?? "").startsWith("/") || value.value === "/") return;
      context.report({ node: value, message: "Internal URLs are built in lib/routes: use `routes`." });
    },
  }),
};

const computedImport = {
  create: (context) => ({
    ImportExpression({ source }) {
      if (source.type === "Literal") return;
      context.report({
        node: source,
        message: "Write the path out: the import rules cannot follow one that is put together.",
      });
    },
  }),
};

/** Unlike react/no-danger, also on components. */
const rawHtml = {
  create: (context) => ({
    JSXAttribute({ name }) {
      if (name.name !== "dangerouslySetInnerHTML") return;
      context.report({ node: name, message: "HTML that is set as text can run code: render elements." });
    },
  }),
};

const plugin = {
  meta: { name: "site" },
  rules: { "literal-href": literalHref, "computed-import": computedImport, "raw-html": rawHtml },
};

export default plugin;
