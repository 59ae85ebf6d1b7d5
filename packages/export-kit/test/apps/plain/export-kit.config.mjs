/** @type {import("export-kit").ExportKitOptions} */
const options = {};

export default options;
