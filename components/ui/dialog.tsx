"use client";

import { Dialog as BaseDialog } from "@base-ui/react/dialog";
import type { ReactNode } from "react";

interface DialogProps {
  title: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  children: ReactNode;
}

/**
 * A modal dialog: keeps the focus inside, closes on Escape and returns the focus. On a phone it leaves room for a toast
 * below, whose undo lasts ten seconds.
 */
export function Dialog({ title, open, onOpenChange, children }: DialogProps) {
  return (
    <BaseDialog.Root open={open} onOpenChange={onOpenChange}>
      <BaseDialog.Portal>
        <BaseDialog.Backdrop className="fixed inset-0 z-30 bg-deep/60 transition-opacity duration-150 data-ending-style:opacity-0 data-starting-style:opacity-0 motion-reduce:transition-none" />
        <BaseDialog.Popup className="fixed inset-x-0 top-1/2 z-30 mx-auto max-h-[calc(100dvh-2rem)] w-[min(36rem,100%-2rem)] -translate-y-1/2 overflow-y-auto max-sm:top-4 max-sm:max-h-[calc(100dvh-7rem)] max-sm:translate-y-0 rounded-card border border-line bg-card p-5 transition-opacity duration-150 data-ending-style:opacity-0 data-starting-style:opacity-0 motion-reduce:transition-none sm:p-8">
          <BaseDialog.Title className="text-h3">{title}</BaseDialog.Title>
          {children}
        </BaseDialog.Popup>
      </BaseDialog.Portal>
    </BaseDialog.Root>
  );
}
