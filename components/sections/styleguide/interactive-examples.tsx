"use client";

import { useState } from "react";
import { Alert } from "@/components/ui/alert";
import { Dialog } from "@/components/ui/dialog";
import { IconButton } from "@/components/ui/icon-button";
import { Spinner } from "@/components/ui/spinner";
import { Tabs } from "@/components/ui/tabs";
import { Toasts, useToast } from "@/components/ui/toasts";
import { Tooltip, TooltipGroup } from "@/components/ui/tooltip";

/** An alert, a spinner and a toast. */
export function Messages() {
  return (
    <Toasts>
      <div className="grid items-center gap-6 sm:grid-cols-3">
        <Alert problem={{ message: "Please fill in your name." }} />
        <Spinner label="Loading" />
        <ToastButton />
      </div>
    </Toasts>
  );
}

function ToastButton() {
  const toast = useToast();
  return (
    <button type="button" className="button justify-self-start" onClick={() => toast("Request saved.")}>
      Show a toast
    </button>
  );
}

/** Tabs and a dialog. */
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

/** Two buttons with tooltips: after one, the other opens without a delay. */
export function TooltipButtons() {
  return (
    <TooltipGroup>
      <div className="flex gap-3">
        <Tooltip text="Back to the slide before">
          <IconButton label="Previous">
            <path d="M14 6l-6 6 6 6" />
          </IconButton>
        </Tooltip>
        <Tooltip text="On to the next slide">
          <IconButton label="Next">
            <path d="M10 6l6 6-6 6" />
          </IconButton>
        </Tooltip>
      </div>
    </TooltipGroup>
  );
}
