import type { NextConfig } from "next";
import { exportKit } from "export-kit";
import options from "./export-kit.config.mjs";

const config: NextConfig = { reactStrictMode: true };

export default exportKit(config, options);
