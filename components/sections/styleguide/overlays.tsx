"use client";

import { useState } from "react";
import { Dialog } from "@/components/ui/dialog";
import { Tabs } from "@/components/ui/tabs";

/** Tabs and a dialog. A client component for their state. */
export function Overlays() {
  const [tab, setTab] = useState<"one" | "two">("one");
  const [open, setOpen] = useState(false);
  return (
    <div className="grid gap-10 md:grid-cols-2">
      <Tabs
        label="Example"
        value={tab}
        onChange={setTab}
        tabs={[
          { value: "one", label: "First tab", content: <p>The first panel.</p> },
          { value: "two", label: "Second tab", content: <p>The second panel.</p> },
        ]}
      />
      <div>
        <button type="button" className="button" onClick={() => setOpen(true)}>
          Open a dialog
        </button>
        <Dialog title="A dialog" open={open} onOpenChange={setOpen}>
          <p className="mt-3">Escape closes it and gives the focus back.</p>
          <p className="mt-5">
            <button type="button" className="button button-main" onClick={() => setOpen(false)}>
              Close
            </button>
          </p>
        </Dialog>
      </div>
    </div>
  );
}
