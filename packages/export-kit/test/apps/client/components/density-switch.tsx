"use client";

import { useSettings } from "./providers";

/** The style attribute is there in the HTML and changes later: both have to work. */
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
