import clsx from "clsx";
import { SCENES, type SceneName } from "@/lib/art";
import { SCENE_SIZE } from "@/lib/art/scene";
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
      alt={decorative ? "" : SCENES[name].about}
      eager={eager}
      className={clsx("block h-auto w-full rounded-card", className)}
    />
  );
}
