/** @type {import("export-kit").ExportKitOptions} */
export default {
  collections: [{ route: "/glossary/[word]" }],
};
