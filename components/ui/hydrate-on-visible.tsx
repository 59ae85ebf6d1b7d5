"use client";

import {
  Activity,
  createElement,
  use,
  useEffect,
  useMemo,
  useRef,
  useState,
  type ComponentType,
} from "react";
import { createPresses } from "./presses";
import { useHydrated } from "./use-browser";

/** The code is fetched when its part of the page is one screen away. */
const AHEAD = "100% 0px";

/**
 * A component that is on the page from the start and whose code is fetched when somebody comes near it: until then
 * React leaves the prerendered HTML as it is, and afterwards takes over the very same elements. A button pressed
 * in between is pressed again then; where the code cannot be had, the HTML stays. Call it outside of
 * components, like `lazy`, and give the component no other props while it waits: React would drop its HTML.
 *
 * @param load fetches the code
 */
export function hydrateOnVisible<Props extends object>(load: Load<Props>): ComponentType<Props> {
  let loaded: ReturnType<typeof load> | undefined;
  const atOnce = (): Code<Props> => ({ code: (loaded ??= load()) });

  return function HydratedOnVisible(props: Props) {
    const place = useRef<HTMLDivElement>(null);
    // Prerendering needs the code, and so does soft navigation, where there is no HTML to show meanwhile.
    const waits = !useHydrated() && typeof window !== "undefined";
    const [{ code, setCode }] = useState(() => (waits ? toCome<Props>() : atOnce()));
    const [presses] = useState(createPresses);
    // The same element in every rendering, so that React does not take it for changed. An Activity: of a Suspense,
    // React writes the HTML apart from its place, where it stays without a script.
    const content = useMemo(
      () => (
        <Activity>
          <Loaded code={code} props={props} onHydrated={presses.release} />
        </Activity>
      ),
      [code, props, presses],
    );

    useEffect(() => {
      if (!setCode) return;
      // Each time anew: what could not be had before may be there now.
      const fetchCode = () => void load().then(setCode, () => undefined);
      const stops = [onApproach(place.current!, fetchCode), presses.hold(place.current!, fetchCode)];
      return () => stops.forEach((stop) => stop());
    }, [setCode, presses]);

    return <div ref={place}>{content}</div>;
  };
}

type Load<Props> = () => Promise<ComponentType<Props>>;

interface Code<Props> {
  code: Promise<ComponentType<Props>>;
  /** Where it is still to come. */
  setCode?: (component: ComponentType<Props>) => void;
}

function toCome<Props>(): Code<Props> {
  let setCode: Code<Props>["setCode"];
  const code = new Promise<ComponentType<Props>>((resolve) => (setCode = resolve));
  return { code, setCode };
}

interface LoadedProps<Props> {
  code: Promise<ComponentType<Props>>;
  props: Props;
  onHydrated: () => void;
}

/** The component, once its code is there. */
function Loaded<Props extends object>({ code, props, onHydrated }: LoadedProps<Props>) {
  const component = use(code);
  useEffect(onHydrated, [onHydrated]);
  return createElement(component, props);
}

/** Calls back once, when an element is near; at once where the browser cannot tell. Returns how to stop. */
function onApproach(element: Element, near: () => void): () => void {
  if (!("IntersectionObserver" in window)) {
    near();
    return () => {};
  }
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      near();
    },
    { rootMargin: AHEAD },
  );
  observer.observe(element);
  return () => observer.disconnect();
}
