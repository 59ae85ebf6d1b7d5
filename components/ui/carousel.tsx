"use client";

import { useEffect, useState, type ReactNode } from "react";
import clsx from "clsx";
import { CarouselControls } from "./carousel-controls";
import { useHydrated, useReducedMotion } from "./use-browser";

/** How long a slide stands before the next one follows by itself. */
const INTERVAL_MS = 5000;

export interface Slide {
  id: string;
  content: ReactNode;
}

interface CarouselProps {
  /** What the slides are, as heard by a screen reader. */
  label: string;
  /** What one slide is called: "testimonial". */
  item: string;
  slides: readonly Slide[];
}

/**
 * Shows one slide after the other. Stands still while the pointer or the focus is on it, when it is
 * told to, and for visitors who want less motion. Without JavaScript it is a strip to scroll through
 * by hand, as high as it is with it. A client component because it keeps time and answers buttons.
 */
export function Carousel({ label, item, slides }: CarouselProps) {
  const hydrated = useHydrated();
  const reducedMotion = useReducedMotion();
  // The slide that stands, and the one that it followed: these two fade, the rest stay hidden.
  const [{ index, left }, setShown] = useState<{ index: number; left?: number }>({ index: 0 });
  // Undefined until the visitor has used the button.
  const [wanted, setWanted] = useState<boolean>();
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const playing = wanted ?? !reducedMotion;
  const running = playing && !hovered && !focused;
  const count = slides.length;
  const show = (position: number) => setShown({ index: (position + count) % count, left: index });

  useEffect(() => {
    if (!running) return;
    const timer = setTimeout(() => setShown({ index: (index + 1) % count, left: index }), INTERVAL_MS);
    return () => clearTimeout(timer);
  }, [running, index, count]);

  return (
    <section
      aria-roledescription="carousel"
      aria-label={label}
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
    >
      <div
        aria-live={running || !hydrated ? "off" : "polite"}
        // A strip that scrolls has to be reached by keyboard; once it no longer scrolls it must not be.
        tabIndex={hydrated ? undefined : 0}
        className={hydrated ? "grid" : "flex snap-x snap-mandatory overflow-x-auto"}
      >
        {slides.map(({ id, content }, position) => (
          <div
            key={id}
            role="group"
            aria-roledescription="slide"
            aria-label={`${position + 1} of ${count}`}
            inert={hydrated && position !== index}
            className={clsx(
              hydrated ? "col-start-1 row-start-1" : "w-full shrink-0 snap-start",
              left !== undefined &&
                (position === index || position === left) &&
                "transition-[opacity,visibility] duration-500 motion-reduce:transition-none",
              hydrated && position !== index && "invisible opacity-0",
            )}
          >
            {content}
          </div>
        ))}
      </div>
      {/* Keeps its height from the start, so that nothing moves when the buttons come. */}
      <div className="mt-6 min-h-11">
        {hydrated ? (
          <CarouselControls {...{ item, count, index, playing }} onShow={show} onPlay={setWanted} />
        ) : (
          <noscript>
            <p className="text-small text-soft">Scroll sideways to read all {count}.</p>
          </noscript>
        )}
      </div>
    </section>
  );
}
