/** @type {import("export-kit").ExportKitOptions} */
export default {};
