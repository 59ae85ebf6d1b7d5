"use client";

import type { ReactNode } from "react";
import { Alert } from "@/components/ui/alert";
import { Spinner } from "@/components/ui/spinner";
import { Toasts, useToast } from "@/components/ui/toasts";

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
