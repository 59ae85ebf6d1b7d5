import type { ReactNode } from "react";

interface CallToActionProps {
  id?: string;
  title: string;
  text?: ReactNode;
  /** The buttons. */
  children: ReactNode;
}

/** An amber band with a heading beside the buttons of the next step, apart from the footer below: nothing for paper. */
export function CallToAction({ id, title, text, children }: CallToActionProps) {
  return (
    <section id={id} className="mt-10 bg-amber py-8 text-on-amber md:mt-22 md:py-16 print:hidden">
      <div className="page grid items-end gap-x-[min(4rem,6vw)] gap-y-6 md:grid-cols-2">
        <div className="min-w-0">
          <h2 className="max-w-[13em]">{title}</h2>
          {text && <p className="mt-4">{text}</p>}
        </div>
        <p className="flex flex-wrap gap-3 [&_:focus-visible]:outline-on-amber [&>.button]:border-current [&>.button-main]:bg-on-amber [&>.button-main]:text-amber">
          {children}
        </p>
      </div>
    </section>
  );
}
