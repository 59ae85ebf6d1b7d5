import type { ComponentProps, ReactNode } from "react";
import { ActionLink } from "@/components/layout/button-link";

interface ClosingBandProps {
  id?: string;
  title: string;
  text?: ReactNode;
  /** A second button, beside that of the consultation. */
  next?: ComponentProps<typeof ActionLink>["to"];
  /** Slug of the service that the consultation is about. */
  service?: string;
  /** Other buttons than these. */
  children?: ReactNode;
  /** Below them, in the same band. */
  after?: ReactNode;
}

/** The closing band, deep as the footer that it runs into: a heading beside the buttons of the next step. Nothing for paper. */
export function ClosingBand({ id, title, text, next, service, children, after }: ClosingBandProps) {
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
        <p className="flex flex-wrap gap-3 lg:shrink-0">
          {children ?? (
            <>
              <ActionLink main to="consultation" service={service} />
              {next && <ActionLink to={next} />}
            </>
          )}
        </p>
      </div>
      {after}
    </section>
  );
}
