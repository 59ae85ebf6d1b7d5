/** Presses of buttons that do not answer yet. */
export interface Presses {
  /**
   * Keeps the last press of a button within the place.
   *
   * @param onPress hears of each
   * @returns how to stop
   */
  hold: (place: Element, onPress: () => void) => () => void;
  /** Lets presses through from now on, the kept one first. */
  release: () => void;
}

/** For a part of a page that is not hydrated yet, while others are. */
export function createPresses(): Presses {
  let stop = () => {};
  let pressed: HTMLElement | undefined;
  return {
    hold(place, onPress) {
      const onClick = (event: MouseEvent) => {
        const button = event.target instanceof Element && event.target.closest<HTMLElement>("button");
        if (!button || !place.contains(button)) return;
        event.stopImmediatePropagation();
        pressed = button;
        onPress();
      };
      // At the window: React listens at the document, and drops what it has nobody for.
      window.addEventListener("click", onClick, true);
      stop = () => window.removeEventListener("click", onClick, true);
      return stop;
    },
    release() {
      stop();
      pressed?.click();
      pressed = undefined;
    },
  };
}
