import { exportKit } from "export-kit";
import options from "./export-kit.config.mjs";

export default exportKit({}, options);
