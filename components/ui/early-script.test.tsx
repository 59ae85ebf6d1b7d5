/** @jest-environment jsdom */
import { render } from "@testing-library/react";
import { renderToStaticMarkup } from "react-dom/server";
import { EarlyScript } from "./early-script";

it("is in the HTML of the build", () => {
  expect(renderToStaticMarkup(<EarlyScript text="mark();" />)).toBe("<script>mark();</script>");
});

it("is nothing where the browser renders, which the policy would refuse", () => {
  const { container } = render(<EarlyScript text="mark();" />);
  expect(container).toBeEmptyDOMElement();
});
