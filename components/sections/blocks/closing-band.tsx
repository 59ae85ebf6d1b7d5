import type { ReactNode } from "react";

interface ClosingBandProps {
  id?: string;
  title: string;
  text?: ReactNode;
  /** The buttons. */
  children: ReactNode;
  /** Below them, in the same band. */
  after?: ReactNode;
}

/** The closing band, deep as the footer that it runs into: a heading beside the buttons of the next step. Nothing for paper. */
export function ClosingBand({ id, title, text, children, after }: ClosingBandProps) {
  return (
    <section
      id={id}
      className="mt-10 bg-deep py-8 text-on-deep md:mt-14 md:py-12 print:hidden [&_:focus-visible]:outline-amber"
    >
      <div className="page flex flex-wrap items-end justify-between gap-x-16 gap-y-5 lg:flex-nowrap">
        <div className="min-w-0 lg:flex-1">
          <h2 className="max-w-[24em]">{title}</h2>
          {text && <p className="mt-3 text-soft-on-deep">{text}</p>}
        </div>
        <p className="flex flex-wrap gap-3 lg:shrink-0">{children}</p>
      </div>
      {after}
    </section>
  );
}
