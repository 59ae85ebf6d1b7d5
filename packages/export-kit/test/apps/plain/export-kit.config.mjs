/** @type {import("export-kit").ExportKitOptions} */
const options = {
  collections: [{ route: "/glossary/[word]" }],
};

export default options;
