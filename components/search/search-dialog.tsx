"use client";

import { Dialog } from "@base-ui/react/dialog";
import { QueryProvider } from "@/components/ui/query-provider";
import { SearchBox } from "./search-box";

export interface SearchDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Example queries. */
  examples: readonly string[];
}

/** The site search in a dialog, full-screen on phones. A client component because it opens and closes. */
export function SearchDialog({ open, onOpenChange, examples }: SearchDialogProps) {
  return (
    <QueryProvider>
      <Dialog.Root open={open} onOpenChange={onOpenChange}>
        <Dialog.Portal>
          <Dialog.Backdrop className="fixed inset-0 z-40 bg-deep/70" />
          <Dialog.Popup className="fixed inset-0 z-50 mx-auto flex flex-col bg-card text-ink md:inset-x-6 md:top-[10vh] md:bottom-auto md:max-h-[76vh] md:max-w-184 md:rounded-card md:border md:border-line">
            <Dialog.Title className="sr-only">Search this site</Dialog.Title>
            <SearchBox
              examples={examples}
              close={<Dialog.Close className="min-h-11 px-3 text-small underline">Close</Dialog.Close>}
              onFollow={() => onOpenChange(false)}
            />
          </Dialog.Popup>
        </Dialog.Portal>
      </Dialog.Root>
    </QueryProvider>
  );
}
