import clsx from "clsx";
import { POST_DRAWINGS, SCENES, SCENE_SIZE, type SceneName } from "@/lib/art";
import { Picture } from "./picture";

interface SceneProps {
  name: SceneName;
  /** True where the text beside it says what is to be seen. */
  decorative?: boolean;
  /** True on the first screen. */
  eager?: boolean;
  /** Sets the size. */
  className?: string;
}

/** A scene in the hand of the blog's illustrations, as a file for each colour scheme. */
export function Scene({ name, decorative = false, eager = false, className }: SceneProps) {
  return (
    <Picture
      sources={[{ name, ...SCENE_SIZE }]}
      alt={decorative ? "" : SCENES[name]}
      eager={eager}
      className={clsx("block h-auto w-full rounded-card", className)}
    />
  );
}

interface IllustrationProps {
  /** The number in a post's front matter. */
  number: number;
  /** True on the first screen. */
  eager?: boolean;
}

/** The drawing of a post. Decorative: it has no text alternative. */
export function Illustration({ number, eager = false }: IllustrationProps) {
  return (
    <Picture
      sources={[{ name: POST_DRAWINGS[number - 1]!, ...SCENE_SIZE }]}
      alt=""
      eager={eager}
      className="block h-auto w-full rounded-card"
    />
  );
}
