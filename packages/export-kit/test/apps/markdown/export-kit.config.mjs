/** @type {import("export-kit").ExportKitOptions} */
const options = {
  collections: [{ route: "/posts/[slug]" }],
};

export default options;
