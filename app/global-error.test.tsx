/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderToStaticMarkup } from "react-dom/server.node";
import SiteError from "./(site)/error";
import GlobalError from "./global-error";

it("announces the error and offers to try again or go home", async () => {
  const retry = jest.fn();
  render(<SiteError error={new Error("broken")} retry={retry} />);
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Unexpected Application Error!");
  expect(screen.getByRole("link", { name: "Return to Home" })).toHaveAttribute("href", "/");
  expect(retry).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole("button", { name: "Try again" }));
  expect(retry).toHaveBeenCalledTimes(1);
});

it("renders a complete document if the layout failed", () => {
  const html = renderToStaticMarkup(<GlobalError error={new Error("broken")} retry={() => {}} />);
  expect(html).toMatch(/^<html lang="en-GB".*<title>Unexpected Application Error!<\/title>/);
  expect(html).toContain("Unexpected Application Error!</h1>");
});
