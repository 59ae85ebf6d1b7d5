"use client";

import { useState, type ReactNode } from "react";
import { Alert } from "@/components/ui/alert";
import { Dialog } from "@/components/ui/dialog";
import { IconButton } from "@/components/ui/icon-button";
import { Spinner } from "@/components/ui/spinner";
import { Tabs } from "@/components/ui/tabs";
import { Toasts, useToast } from "@/components/ui/toasts";
import { Tooltip, TOOLTIP_STYLE, Tooltips } from "@/components/ui/tooltip";

/** An alert, a spinner and a toast. A client component because the toast comes and goes. */
export function Messages() {
  return (
    <Toasts>
      <dl>
        <Row use="Something is missing or wrong">
          <Alert problem={{ message: "Please fill in your name." }} />
        </Row>
        <Row use="Something takes longer than a moment">
          <Spinner label="Loading" />
        </Row>
        <Row use="Something is done, and needs no answer">
          <ToastButton />
        </Row>
      </dl>
    </Toasts>
  );
}

/** A message beside what it is for. */
function Row({ use, children }: { use: string; children: ReactNode }) {
  return (
    <div className="grid items-center gap-x-6 gap-y-2 border-t border-line py-4 sm:grid-cols-2">
      <dt className="text-small text-soft">{use}</dt>
      <dd>{children}</dd>
    </div>
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

/**
 * A tooltip as it looks, and two buttons that have one: after one tooltip, the other opens without a delay. A client
 * component like its tooltips, which add event handlers to the buttons.
 */
export function TooltipButtons() {
  return (
    <Tooltips>
      <p>
        <span className={`${TOOLTIP_STYLE} inline-block`}>On hover and on focus, never on touch</span>
      </p>
      <div className="mt-4 flex gap-3">
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
    </Tooltips>
  );
}
