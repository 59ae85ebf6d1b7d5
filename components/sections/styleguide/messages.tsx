"use client";

import { Alert } from "@/components/ui/alert";
import { Spinner } from "@/components/ui/spinner";
import { Toasts, useToast } from "@/components/ui/toasts";

/** An alert, a spinner and a toast. A client component because the toast comes and goes. */
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
