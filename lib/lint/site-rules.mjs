/** A rule of this site that no linter has, as a plugin of oxlint. */

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

const plugin = { meta: { name: "site" }, rules: { "literal-href": literalHref } };

export default plugin;
