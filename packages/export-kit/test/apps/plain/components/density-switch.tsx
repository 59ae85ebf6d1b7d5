"use client";

import { useSettings } from "./providers";

/** Has a style attribute in the HTML that changes after hydration. */
export function DensitySwitch() {
  const { density, toggleDensity } = useSettings();
  return (
    <button
      type="button"
      onClick={toggleDensity}
      style={density === "wide" ? { letterSpacing: "3px", paddingLeft: "20px" } : { letterSpacing: "1px" }}
    >
      Density: {density}
    </button>
  );
}
