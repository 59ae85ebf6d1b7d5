import type { ReactNode } from "react";

interface AccordionItemProps {
  /** Always visible; pressing it opens the item. */
  heading: string;
  children: ReactNode;
}

/** A list of items that open and close. */
export function Accordion({ children }: { children: ReactNode }) {
  return <div className="border-b border-line">{children}</div>;
}

/**
 * The browser's own details element, not Base UI's accordion: it works without JavaScript, its text is in the HTML, and
 * the browser's search finds it while it is closed. Several may be open at once, so that answers can be compared. In print
 * all are open.
 */
export function AccordionItem({ heading, children }: AccordionItemProps) {
  return (
    <details className="group border-t border-line print:[&::details-content]:[content-visibility:visible]">
      <summary className="flex cursor-pointer list-none items-baseline justify-between gap-6 py-4 hover:text-clyde [&::-webkit-details-marker]:hidden">
        <h3>{heading}</h3>
        <svg
          aria-hidden="true"
          width="16"
          height="16"
          stroke="currentColor"
          strokeWidth="2"
          className="shrink-0 transition-transform print:hidden duration-150 group-open:rotate-45 motion-reduce:transition-none"
        >
          <path d="M8 1v14M1 8h14" />
        </svg>
      </summary>
      {children}
    </details>
  );
}
