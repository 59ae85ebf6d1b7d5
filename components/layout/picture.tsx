import { routes } from "@/lib/routes";

interface PictureSource {
  /** Name of a picture: `routes.picture`. */
  name: string;
  /** In pixels: the browser keeps the place free. */
  width: number;
  height: number;
  /** The screens that it is for, such as "(width >= 48rem)". The last source is for all others. */
  media?: string;
}

interface PictureProps {
  /** From the widest to the narrowest screen. */
  sources: readonly [...PictureSource[], PictureSource];
  alt: string;
  /** True on the first screen: it is fetched at once. */
  eager?: boolean;
  className?: string;
}

/**
 * A picture that has a file for each colour scheme, and perhaps a composition for each width of screen.
 *
 * @see docs/decisions/0058-pictures-are-files.md
 */
export function Picture({ sources, alt, eager = false, className }: PictureProps) {
  const last = sources.at(-1)!;
  return (
    <picture>
      {sources.map(({ name, width, height, media }) => (
        <PictureSources key={name} name={name} width={width} height={height} media={media} />
      ))}
      <img
        src={routes.picture(last.name, "light")}
        width={last.width}
        height={last.height}
        alt={alt}
        loading={eager ? undefined : "lazy"}
        decoding="async"
        className={className}
      />
    </picture>
  );
}

function PictureSources({ name, media, ...size }: PictureSource) {
  const dark = ["(prefers-color-scheme: dark)", media].filter(Boolean).join(" and ");
  return (
    <>
      <source media={dark} srcSet={routes.picture(name, "dark")} {...size} />
      {media && <source media={media} srcSet={routes.picture(name, "light")} {...size} />}
    </>
  );
}
