"use client";

import { Toast } from "@base-ui/react/toast";
import { createContext, useContext, useState, type ReactNode } from "react";

// docs/behaviour.md#timings-and-thresholds
const TIMEOUT_MS = 4500;
const UNDO_TIMEOUT_MS = 10_000;
const MAX_OPEN = 3;

type Show = (message: string, undo?: () => void) => void;

const ShowContext = createContext<Show | undefined>(undefined);

function createMessages() {
  const manager = Toast.createToastManager();
  /** Ids of the open toasts, oldest first. */
  const open: string[] = [];
  const show: Show = (message, undo) => {
    // Base UI only hides toasts beyond its limit: they would still be rendered and measured.
    if (open.length >= MAX_OPEN) manager.close(open[0]);
    const onClose = () => void open.splice(open.indexOf(id), 1);
    const id: string = manager.add({
      title: message,
      onClose,
      ...(undo && {
        timeout: UNDO_TIMEOUT_MS,
        actionProps: { children: "Undo", onClick: () => finish(undo) },
      }),
    });
    function finish(work: () => void) {
      manager.close(id);
      work();
    }
    open.push(id);
  };
  return { manager, show };
}

/** Provides `useToast` and shows the toasts. */
export function Toasts({ children }: { children: ReactNode }) {
  const [{ manager, show }] = useState(createMessages);
  return (
    <Toast.Provider toastManager={manager} timeout={TIMEOUT_MS} limit={MAX_OPEN}>
      <ShowContext value={show}>{children}</ShowContext>
      <Toast.Portal>
        <Toast.Viewport
          // F6 leads here; from here the browser takes it. Base UI, on the window, would note a toast as the place to
          // return to, and Tab would never leave the toasts.
          onKeyDown={(event) => event.key === "F6" && event.stopPropagation()}
          className="fixed right-4 bottom-4 z-40 flex w-[min(24rem,100%-2rem)] flex-col gap-2 print:hidden"
        >
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
      data-message
      // On a phone the newest alone, below an open dialog.
      className="max-sm:[[role=dialog]~&]:hidden rounded-button border border-ink bg-card text-small shadow-floating transition-opacity duration-200 data-ending-style:opacity-0 data-starting-style:opacity-0 motion-reduce:transition-none"
    >
      <Toast.Content className="flex flex-wrap items-center justify-end gap-x-1 py-1 pr-1 pl-4">
        <Toast.Title render={<p className="min-w-0 flex-1 basis-32 wrap-anywhere" />} />
        {toast.actionProps && (
          <Toast.Action
            aria-hidden={false}
            className="min-h-9 shrink-0 cursor-pointer px-2 underline underline-offset-4 font-semibold"
          />
        )}
        {/* Base UI hides this focusable button from screen readers until the toasts are hovered. */}
        <Toast.Close
          aria-hidden={false}
          className="min-h-9 shrink-0 cursor-pointer px-2 underline underline-offset-4"
        >
          Close
        </Toast.Close>
      </Toast.Content>
    </Toast.Root>
  ));
}

/**
 * Returns a function that shows a short message for a few seconds; with `undo`, for ten seconds and with a button. The
 * function never changes, so components that use it do not re-render as toasts come and go.
 *
 * @throws Error outside `Toasts`
 */
export function useToast(): Show {
  const show = useContext(ShowContext);
  if (!show) throw new Error("useToast must be used inside Toasts");
  return show;
}
