/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import { Picture } from "./picture";

const wide = { name: "board-wide", width: 1320, height: 500, media: "(width >= 64rem)" };
const phone = { name: "board-phone", width: 328, height: 392 };

it("offers each composition in both colour schemes, the dark one first", () => {
  const { container } = render(<Picture sources={[wide, phone]} alt="A board" />);
  const sources = [...container.querySelectorAll("source")].map((source) => [
    source.getAttribute("media"),
    source.getAttribute("srcset"),
  ]);
  expect(sources).toEqual([
    ["(prefers-color-scheme: dark) and (width >= 64rem)", "/art/board-wide-dark.svg"],
    ["(width >= 64rem)", "/art/board-wide-light.svg"],
    ["(prefers-color-scheme: dark)", "/art/board-phone-dark.svg"],
  ]);
  expect(screen.getByRole("img", { name: "A board" })).toHaveAttribute("src", "/art/board-phone-light.svg");
});

it("keeps its place free, and waits until it is scrolled to unless it is on the first screen", () => {
  const { rerender } = render(<Picture sources={[phone]} alt="A board" />);
  const image = screen.getByRole("img");
  expect([image.getAttribute("width"), image.getAttribute("height")]).toEqual(["328", "392"]);
  expect(image).toHaveAttribute("loading", "lazy");
  rerender(<Picture sources={[phone]} alt="A board" eager />);
  expect(image).not.toHaveAttribute("loading");
});
