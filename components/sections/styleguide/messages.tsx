import { Alert } from "@/components/ui/alert";
import { Spinner } from "@/components/ui/spinner";
import { Toasts, useToast } from "@/components/ui/toasts";

/** What answers a visitor: an alert, waiting, a message that passes. */
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
