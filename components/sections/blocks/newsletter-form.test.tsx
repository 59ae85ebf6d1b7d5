/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from "@testing-library/react";
import { NewsletterForm } from "./newsletter-form";

afterEach(() => jest.useRealTimers());

it("shows thanks for three seconds from the last sign-up, and logs nothing when the field is empty", async () => {
  jest.useFakeTimers();
  const log = jest.spyOn(console, "log").mockImplementation(() => {});
  render(<NewsletterForm />);
  const field = screen.getByLabelText<HTMLInputElement>("Email address");
  const pass = (ms: number) => act(async () => jest.advanceTimersByTimeAsync(ms));
  const signUp = async (value: string) => {
    fireEvent.change(field, { target: { value } });
    if (field.form!.checkValidity()) fireEvent.submit(field.form!);
    await pass(0);
  };
  await signUp("");
  expect(log).not.toHaveBeenCalled();
  await signUp("ann@clydeline.example");
  expect(field).toHaveValue("");
  await pass(2000);
  await signUp("bob@clydeline.example");
  await pass(2900);
  expect(screen.getByRole("status")).toHaveTextContent(/^Thank you! .*not sent or kept\.$/);
  await pass(200);
  expect(screen.getByRole("status")).toBeEmptyDOMElement();
  expect(log).toHaveBeenCalledTimes(2);
  log.mockRestore();
});
