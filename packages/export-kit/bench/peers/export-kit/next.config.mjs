import { exportKit } from "export-kit";

export default exportKit({}, { collections: [{ route: "/p/[slug]", module: "collection.jsx" }] });
