import { Picture } from "@/components/layout/picture";
import { LAYOUTS } from "@/lib/art/switchboard";
import type { ComposedSwitchboard } from "@/lib/overviews/switchboard";

/** The picture of the company: trades plug in on the left, cities on the right, and one cord is a live call. */
export function HomeSwitchboard({ description, caption }: ComposedSwitchboard) {
  return (
    <figure className="mt-6 bg-deep py-5 text-on-deep md:mt-16 md:py-12">
      <div className="page">
        <Picture
          alt={description}
          sources={[
            { name: "switchboard-wide", media: "(width >= 64rem)", ...size("wide") },
            { name: "switchboard-medium", media: "(width >= 42rem)", ...size("medium") },
            { name: "switchboard-phone", ...size("phone") },
          ]}
          className="mx-auto block h-auto w-full"
        />
      </div>
      <figcaption className="page mt-4 text-small text-balance text-soft-on-deep">{caption}</figcaption>
    </figure>
  );
}

function size(name: keyof typeof LAYOUTS): { width: number; height: number } {
  const { width, height } = LAYOUTS[name];
  return { width, height };
}
