/** @jest-environment jsdom */
import { Activity, Suspense, useState } from "react";
import { renderToString } from "react-dom/server";
import { act, fireEvent, render, screen } from "@testing-library/react";
import { hydrateOnVisible } from "./hydrate-on-visible";

function Counter() {
  const [count, setCount] = useState(0);
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      Pressed {count}
    </button>
  );
}

/** As the page comes prerendered, where the code is at hand. */
const HTML = renderToString(
  <div>
    <Activity>
      <Counter />
    </Activity>
  </div>,
);

/** Hydrates the page; `approach` is what the browser calls when somebody comes near. */
async function hydrate(load: () => Promise<typeof Counter>) {
  let approach: () => Promise<void> = () => Promise.reject(new Error("nothing is watched"));
  window.IntersectionObserver = class {
    constructor(seen: (entries: { isIntersecting: boolean }[]) => void) {
      seen([{ isIntersecting: false }]);
      approach = () => act(async () => seen([{ isIntersecting: true }]));
    }
    observe() {}
    disconnect() {}
  } as never;
  const container = document.body.appendChild(document.createElement("div"));
  container.innerHTML = HTML;
  const Deferred = hydrateOnVisible(load);
  await act(async () => void render(<Deferred />, { container, hydrate: true }));
  return { approach: () => approach(), button: screen.getByRole("button") };
}

it("fetches the code when somebody is near, not before, and takes over the elements that are there", async () => {
  const load = jest.fn(async () => Counter);
  const { approach, button } = await hydrate(load);
  expect(load).not.toHaveBeenCalled();
  await approach();
  expect(load).toHaveBeenCalledTimes(1);
  fireEvent.click(button);
  expect(screen.getByRole("button")).toBe(button);
  expect(button.textContent).toBe("Pressed 1");
});

it("does the last press that came before the code, once", async () => {
  let arrive: (code: typeof Counter) => void = () => {};
  const { button } = await hydrate(() => new Promise((resolve) => (arrive = resolve)));
  fireEvent.click(button);
  fireEvent.click(button);
  expect(button.textContent).toBe("Pressed 0");
  await act(async () => arrive(Counter));
  expect(button.textContent).toBe("Pressed 1");
  fireEvent.click(button);
  expect(button.textContent).toBe("Pressed 2");
});

it("leaves the page as it is where the code cannot be had, and tries again with the next press", async () => {
  const load = jest.fn<Promise<typeof Counter>, []>().mockRejectedValueOnce(new Error("offline"));
  load.mockResolvedValue(Counter);
  const { approach, button } = await hydrate(load);
  await approach();
  expect(button.textContent).toBe("Pressed 0");
  await act(async () => button.click());
  expect(button.textContent).toBe("Pressed 1");
});

it("waits for nobody when it comes to a page that is hydrated already", async () => {
  const Deferred = hydrateOnVisible(async () => Counter);
  await act(
    async () =>
      void render(
        <Suspense>
          <Deferred />
        </Suspense>,
      ),
  );
  fireEvent.click(screen.getByRole("button"));
  expect(screen.getByRole("button").textContent).toBe("Pressed 1");
});
