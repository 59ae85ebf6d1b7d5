import clsx from "clsx";
import { IconButton } from "./icon-button";

interface CarouselControlsProps {
  item: string;
  count: number;
  index: number;
  playing: boolean;
  /** Gets -1 before the first slide and `count` after the last: the carousel wraps them. */
  onShow(position: number): void;
  onPlay(playing: boolean): void;
}

/** The buttons under a carousel: pause, previous, next, and one for each slide. */
export function CarouselControls({ item, count, index, playing, onShow, onPlay }: CarouselControlsProps) {
  return (
    <div className="flex flex-wrap items-center gap-3">
      <IconButton
        label={playing ? "Pause the rotation" : "Start the rotation"}
        onClick={() => onPlay(!playing)}
      >
        {playing ? <path d="M9 6v12M15 6v12" /> : <path d="M8 6l10 6-10 6z" />}
      </IconButton>
      <IconButton label={`Previous ${item}`} onClick={() => onShow(index - 1)}>
        <path d="M14 6l-6 6 6 6" />
      </IconButton>
      <IconButton label={`Next ${item}`} onClick={() => onShow(index + 1)}>
        <path d="M10 6l6 6-6 6" />
      </IconButton>
      <ul className="flex">
        {Array.from({ length: count }, (_, position) => (
          <li key={position}>
            <button
              type="button"
              aria-label={`Show ${item} ${position + 1}`}
              aria-current={position === index}
              onClick={() => onShow(position)}
              className="group flex size-6 cursor-pointer items-center justify-center"
            >
              <span
                className={clsx(
                  "rounded-full border border-ink transition-[width,background-color] duration-150 motion-reduce:transition-none",
                  position === index ? "h-2.5 w-5 bg-ink" : "size-2.5 group-hover:bg-line",
                )}
              />
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
