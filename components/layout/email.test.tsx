/** @jest-environment jsdom */
import { render } from "@testing-library/react";
import { Email } from "./email";

it("may break an address after its @ and before a dot, and leaves its text as it is", () => {
  const { container } = render(<Email address="ann@desk.example" />);
  expect(container).toHaveTextContent(/^ann@desk\.example$/);
  const parts = [...container.querySelectorAll(".part")].map(({ textContent }) => textContent);
  expect(parts).toEqual(["desk", ".example"]);
});
