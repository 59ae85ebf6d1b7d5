"use client";

import { Toast } from "@base-ui/react/toast";
import { createContext, useContext, useState, type ReactNode } from "react";

const SHOWN_MS = 4500;
const MOST_SHOWN = 3;

type Show = (message: string) => void;

const ShowContext = createContext<Show | undefined>(undefined);

/** Where messages are handed in, and the function that does so. */
function createMessages() {
  const manager = Toast.createToastManager();
  /** Ids of those that are open, the oldest first. */
  const open: string[] = [];
  const show: Show = (message) => {
    // Beyond the limit Base UI only hides messages; each would still be measured and drawn with every other.
    if (open.length >= MOST_SHOWN) manager.close(open[0]);
    const onClose = () => void open.splice(open.indexOf(id), 1);
    const id = manager.add({ title: message, onClose });
    open.push(id);
  };
  return { manager, show };
}

/** Gives what is inside `useToast`, and shows the messages. A client component because they come and go. */
export function Toasts({ children }: { children: ReactNode }) {
  const [{ manager, show }] = useState(createMessages);
  return (
    <Toast.Provider toastManager={manager} timeout={SHOWN_MS} limit={MOST_SHOWN}>
      <ShowContext value={show}>{children}</ShowContext>
      <Toast.Portal>
        <Toast.Viewport className="fixed right-4 bottom-4 z-40 flex w-[min(24rem,100%-2rem)] flex-col gap-2">
          <ToastList />
        </Toast.Viewport>
      </Toast.Portal>
    </Toast.Provider>
  );
}

function ToastList() {
  const { toasts } = Toast.useToastManager();
  return toasts.map((toast) => (
    <Toast.Root
      key={toast.id}
      toast={toast}
      className="rounded-button border border-ink bg-card text-small shadow-lg transition-opacity duration-200 data-ending-style:opacity-0 data-limited:hidden data-starting-style:opacity-0 motion-reduce:transition-none"
    >
      <Toast.Content className="flex items-center justify-between gap-3 py-1 pr-1 pl-4">
        <Toast.Title render={<p />} />
        {/* Base UI hides it from screen readers until the messages are pointed at; it can be focused all the same. */}
        <Toast.Close
          aria-hidden={false}
          className="min-h-9 min-w-9 shrink-0 cursor-pointer whitespace-nowrap px-2 underline underline-offset-4"
        >
          Close
        </Toast.Close>
      </Toast.Content>
    </Toast.Root>
  ));
}

/**
 * A function that shows a short message for a few seconds. It stays the same: what uses it is not drawn anew
 * as messages come and go.
 *
 * @throws Error outside `Toasts`
 */
export function useToast(): (message: string) => void {
  const show = useContext(ShowContext);
  if (!show) throw new Error("useToast must be used inside Toasts");
  return show;
}
