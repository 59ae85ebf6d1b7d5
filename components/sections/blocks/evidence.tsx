import clsx from "clsx";
import type { HomePage } from "@/lib/content";
import { routes } from "@/lib/routes";

/** Pictures of the portal, taken by `npm run evidence`, in pixels of the page. */
export const EVIDENCE = {
  requests: { width: 1440, height: 900 },
  phone: { width: 360, height: 640 },
} as const;

/** Of a figure: its caption is on one line with those beside it. */
const ROWS = "grid grid-rows-subgrid row-span-2 break-inside-avoid";

/**
 * The portal on a desk and, beside it, on a phone, in the visitor's colour scheme: two cells of a grid. On phones only the
 * top of the latter: the other could not be read.
 */
export function PortalPictures({ evidence }: { evidence: HomePage["evidence"] }) {
  return (
    [
      ["requests", evidence.portal, "max-md:hidden"],
      [
        "phone",
        evidence.phone,
        "max-md:[&_img]:aspect-6/5 max-md:[&_img]:object-cover max-md:[&_img]:object-top",
      ],
    ] as const
  ).map(([name, { alt, text }, className]) => (
    <figure key={name} className={clsx(ROWS, className)}>
      <picture>
        <source
          media="(prefers-color-scheme: dark)"
          srcSet={routes.evidence(name, "dark")}
          {...EVIDENCE[name]}
        />
        <img
          src={routes.evidence(name, "light")}
          {...EVIDENCE[name]}
          alt={alt}
          loading="lazy"
          decoding="async"
          className="h-auto w-full rounded-card border border-line"
        />
      </picture>
      <figcaption className="mt-2 text-small leading-snug text-soft">{text}</figcaption>
    </figure>
  ));
}

interface CallNoteProps {
  title: string;
  lines: readonly { label: string; text: string }[];
  caption: string;
  className?: string;
}

/** The note that a call leaves behind. */
export function CallNote({ title, lines, caption, className }: CallNoteProps) {
  return (
    <figure className={clsx(ROWS, className)}>
      <div className="border border-l-6 border-line border-l-amber bg-card px-5 py-4 text-small leading-snug">
        <p className="font-display text-base font-semibold">{title}</p>
        <dl>
          {lines.map(({ label, text }) => (
            <div key={label} className="mt-2.5">
              <dt className="text-soft">{label}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </div>
      <figcaption className="mt-2 text-small leading-snug text-soft">{caption}</figcaption>
    </figure>
  );
}
