"use client";

import { useState } from "react";

export function Fuse() {
  const [blown, setBlown] = useState(false);
  if (blown) throw new Error("the fuse has blown");
  return (
    <button type="button" onClick={() => setBlown(true)}>
      Blow the fuse
    </button>
  );
}
