import type { ReactNode } from "react";
import clsx from "clsx";

interface PageHeadProps {
  heading: string;
  lead: string;
  /** Small text above the heading. */
  badge?: string;
  /** Small text below the lead. */
  note?: ReactNode;
  /** The buttons. */
  children?: ReactNode;
  /** Shown beside the heading on wide screens. */
  picture?: ReactNode;
  /** From which width on it is shown at all; always if not given. */
  pictureFrom?: keyof typeof HIDDEN_BELOW;
}

// Tailwind finds only whole class names.
const HIDDEN_BELOW = { md: "max-md:hidden", lg: "max-lg:hidden" };

/** The top of a page: heading, lead and buttons. */
export function PageHead({ heading, lead, badge, note, children, picture, pictureFrom }: PageHeadProps) {
  return (
    <div
      className={clsx(
        "page head grid items-center gap-x-10 lg:gap-x-16 gap-y-8 pt-7 pb-9 md:gap-y-10 md:py-16",
        picture && "md:has-[picture]:grid-cols-[1.15fr_1fr] lg:grid-cols-[1.15fr_1fr]",
      )}
    >
      <div>
        {badge && <p className="mb-3 text-small text-soft">{badge}</p>}
        <h1 className="max-w-[16em]">{heading}</h1>
        <p className="mt-5 max-w-[30em] text-[1.125rem] leading-normal text-soft lg:text-lead lg:leading-[1.45]">
          {lead}
        </p>
        {note && <p className="mt-3 text-small text-soft">{note}</p>}
        {children && <p className="mt-6 flex max-w-none flex-wrap gap-3">{children}</p>}
      </div>
      {pictureFrom ? <div className={HIDDEN_BELOW[pictureFrom]}>{picture}</div> : picture}
    </div>
  );
}
