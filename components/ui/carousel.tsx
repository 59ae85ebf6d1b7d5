"use client";

import clsx from "clsx";
import { type ReactNode, useEffect, useState } from "react";
import { IconButton } from "./icon-button";
import { useReducedMotion } from "./reduced-motion";
import { useHydrated } from "./use-hydrated";

/** How long a slide is shown before the next one: docs/behaviour.md#timings-and-thresholds. */
const INTERVAL_MS = 5000;

export interface Slide {
  id: string;
  content: ReactNode;
}

interface CarouselProps {
  /** Names the slides for screen readers. */
  label: string;
  /** Names one slide: "testimonial". */
  item: string;
  slides: readonly Slide[];
}

/**
 * Shows one slide after the other. Pauses while the pointer is over the slides and while the keyboard's focus is inside,
 * until its button is pressed, and for visitors who prefer reduced motion. Without JavaScript it is a strip that scrolls
 * sideways. CSS chooses between the two, so that hydration shifts nothing.
 */
export function Carousel({ label, item, slides }: CarouselProps) {
  const hydrated = useHydrated();
  const reducedMotion = useReducedMotion();
  // Only the current slide and the previous one fade; the others stay hidden.
  const [{ index, previous }, setShown] = useState<{ index: number; previous?: number }>({ index: 0 });
  // Undefined until the visitor presses the button.
  const [chosenPlaying, setChosenPlaying] = useState<boolean>();
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const playing = chosenPlaying ?? !reducedMotion;
  // Somebody who starts it by its button has the focus there.
  const running = playing && !hovered && (chosenPlaying === true || !focused);
  const count = slides.length;
  const show = (position: number) => setShown({ index: position, previous: index });

  useEffect(() => {
    if (!running) return;
    const timer = setTimeout(() => setShown({ index: (index + 1) % count, previous: index }), INTERVAL_MS);
    return () => clearTimeout(timer);
  }, [running, index, count]);

  return (
    <section
      aria-roledescription="carousel"
      aria-label={label}
      // Not after a click or a tap: a pressed button keeps the focus until something else is pressed.
      onFocus={({ target }) => setFocused(target.matches(":focus-visible"))}
      onBlur={() => setFocused(false)}
    >
      <div
        onPointerEnter={() => setHovered(true)}
        onPointerLeave={() => setHovered(false)}
        aria-live={running || !hydrated ? "off" : "polite"}
        // The scrolling strip must be reachable by keyboard.
        tabIndex={hydrated ? undefined : 0}
        className="grid noscript:flex noscript:snap-x noscript:snap-mandatory noscript:overflow-x-auto"
      >
        {slides.map(({ id, content }, position) => (
          <div
            key={id}
            role="group"
            aria-roledescription="slide"
            aria-label={`${position + 1} of ${count}`}
            inert={hydrated && position !== index}
            className={clsx(
              "col-start-1 row-start-1 noscript:w-full noscript:shrink-0 noscript:snap-start",
              previous !== undefined &&
                (position === index || position === previous) &&
                "transition-[opacity,visibility] duration-500 motion-reduce:transition-none",
              position !== index && "invisible opacity-0 noscript:visible noscript:opacity-100",
            )}
          >
            {content}
          </div>
        ))}
      </div>
      {/* As high as the buttons, which wrap below 400 px, so that hydration shifts nothing. */}
      <div className="mt-6 min-h-20 min-[400px]:min-h-11 print:hidden">
        {hydrated ? (
          <CarouselControls {...{ item, count, index, playing }} onShow={show} onPlay={setChosenPlaying} />
        ) : (
          <noscript>
            <p className="text-small text-soft">Scroll sideways to read all {count}.</p>
          </noscript>
        )}
      </div>
    </section>
  );
}

interface CarouselControlsProps {
  item: string;
  count: number;
  index: number;
  playing: boolean;
  onShow(position: number): void;
  onPlay(playing: boolean): void;
}

/** The buttons under a carousel: pause, previous, next, and one for each slide. */
function CarouselControls({ item, count, index, playing, onShow, onPlay }: CarouselControlsProps) {
  return (
    <div className="flex flex-wrap items-center gap-3">
      <IconButton
        label={playing ? "Pause the rotation" : "Start the rotation"}
        onClick={() => onPlay(!playing)}
      >
        {playing ? <path d="M9 6v12M15 6v12" /> : <path d="M8 6l10 6-10 6z" />}
      </IconButton>
      <IconButton label={`Previous ${item}`} onClick={() => onShow((index - 1 + count) % count)}>
        <path d="M14 6l-6 6 6 6" />
      </IconButton>
      <IconButton label={`Next ${item}`} onClick={() => onShow((index + 1) % count)}>
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
