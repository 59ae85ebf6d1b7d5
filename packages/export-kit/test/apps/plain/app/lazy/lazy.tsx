"use client";

import dynamic from "next/dynamic";
import { useState } from "react";
import { createPortal } from "react-dom";

const Rendered = dynamic(() => import("./rendered"));
const BrowserOnly = dynamic(() => import("./browser-only"), {
  ssr: false,
  loading: () => <p>Loading a part for browsers alone …</p>,
});

export function Lazy() {
  const [sum, setSum] = useState<number>();
  const [open, setOpen] = useState(false);
  const calculate = async () => {
    const { add } = await import("./calculator");
    setSum(add(19, 23));
  };
  return (
    <>
      <Rendered />
      <BrowserOnly />
      <button type="button" onClick={calculate}>
        Calculate
      </button>
      {sum !== undefined && <output>{sum}</output>}
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      {open && createPortal(<div role="dialog">At the end of the body</div>, document.body)}
    </>
  );
}
