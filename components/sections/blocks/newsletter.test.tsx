/** @jest-environment jsdom */
import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Newsletter } from "./newsletter";

const log = jest.spyOn(console, "log").mockImplementation(() => {});
const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
const field = () => screen.getByRole("textbox", { name: "Email address" });

beforeEach(() => {
  jest.useFakeTimers();
  log.mockClear();
});
afterEach(() => jest.useRealTimers());

async function signUp(email: string) {
  await user.type(field(), email);
  await user.click(screen.getByRole("button", { name: "Subscribe" }));
}

describe("the newsletter form", () => {
  it("has a required email field and no message at first", () => {
    render(<Newsletter />);
    expect(field()).toBeRequired();
    expect(field()).toHaveAttribute("type", "email");
    expect(screen.getByRole("status")).toBeEmptyDOMElement();
  });

  it("shows thanks for three seconds, clears the field and logs one line", async () => {
    render(<Newsletter />);
    await signUp("ann@clydeline.example");
    expect(screen.getByRole("status")).toHaveTextContent(/^Thank you! .*not sent or kept\.$/);
    expect(field()).toHaveValue("");
    expect(log).toHaveBeenCalledTimes(1);
    act(() => jest.advanceTimersByTime(2900));
    expect(screen.getByRole("status")).not.toBeEmptyDOMElement();
    act(() => jest.advanceTimersByTime(200));
    expect(screen.getByRole("status")).toBeEmptyDOMElement();
  });

  it("restarts the three seconds at a second sign-up", async () => {
    render(<Newsletter />);
    await signUp("ann@clydeline.example");
    act(() => jest.advanceTimersByTime(2000));
    await signUp("bob@clydeline.example");
    act(() => jest.advanceTimersByTime(2000));
    expect(screen.getByRole("status")).toHaveTextContent("Thank you");
  });

  it("logs nothing when the field is empty", async () => {
    render(<Newsletter />);
    await user.click(screen.getByRole("button", { name: "Subscribe" }));
    expect(log).not.toHaveBeenCalled();
  });
});
