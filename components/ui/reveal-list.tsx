"use client";

import { useEffect, useRef, type ReactNode } from "react";
import { prefersReducedMotion } from "./reduced-motion";

/** An item fades in once this fraction of it is in the viewport: docs/behaviour.md#timings-and-thresholds. */
const THRESHOLD = 0.1;
/** Delay between one item and the next, in seconds. */
const STAGGER = 0.1;

const HIDDEN = ["translate-y-3", "opacity-0", "motion-reduce:opacity-100", "print:opacity-100"];
const MOVING = ["transition-[opacity,translate]", "duration-250", "ease-out"];

/**
 * A list whose items fade in one after the other when they are scrolled to. Items in the viewport at the start stay
 * visible, and nothing is hidden without JavaScript or with reduced motion.
 */
export function RevealList({ children, className }: { children: ReactNode; className?: string }) {
  const list = useRef<HTMLUListElement>(null);

  useEffect(() => {
    if (!list.current || prefersReducedMotion() || !("IntersectionObserver" in window)) return;
    const items = [...list.current.children].filter((item) => item instanceof HTMLElement);
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, intersectionRatio } of entries) {
          const seen = intersectionRatio >= THRESHOLD;
          target.classList[seen ? "remove" : "add"](...HIDDEN);
          if (seen) observer.unobserve(target);
          // A frame after hiding, so that only fading in is animated.
          else requestAnimationFrame(() => target.classList.add(...MOVING));
        }
      },
      { threshold: THRESHOLD },
    );
    for (const [index, item] of items.entries()) {
      item.style.transitionDelay = `${(index * STAGGER).toFixed(1)}s`;
      observer.observe(item);
    }
    return () => {
      observer.disconnect();
      for (const item of items) item.classList.remove(...HIDDEN, ...MOVING);
    };
  }, []);

  return (
    <ul ref={list} className={className}>
      {children}
    </ul>
  );
}
