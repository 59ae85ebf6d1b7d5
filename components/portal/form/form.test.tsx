/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import { useForm } from "react-hook-form";
import { fill, press } from "../testing";
import { Form, SelectField, Submit, TextField } from "./form";

jest.mock("next/navigation", () => jest.requireActual("../testing/navigation"));

const INCOMPLETE = { status: "refused", message: "Please fill in all fields.", field: "name" } as const;

/** A form that is always refused, with a field of each kind that can be left out or not. */
function Refused({ markEmpty }: { markEmpty?: boolean }) {
  const form = useForm({ defaultValues: { name: "", place: "", kind: "", email: "", reference: "" } });
  return (
    <Form form={form} label="Order" action={() => INCOMPLETE} focusAlert markEmpty={markEmpty}>
      <TextField name="name" label="Name" />
      <TextField name="place" label="Place" />
      <SelectField name="kind" label="Kind" options={["", "One"]} />
      <TextField name="email" label="Email" type="email" optional />
      <TextField name="reference" label="Reference" optional />
      <Submit className="">Order</Submit>
    </Form>
  );
}

const invalid = () =>
  [...document.querySelectorAll<HTMLInputElement>("[aria-invalid=true]")].map(({ name }) => name);

test("a refusal about all fields marks each empty one, unless it is optional, and focuses its alert", async () => {
  render(<Refused markEmpty />);
  fill("Place", " ");
  await press("Order");
  expect(await screen.findByRole("alert")).toHaveFocus();
  expect(invalid()).toEqual(["name", "place", "kind"]);
});

test("any other refusal marks the field that it names, and no other that is empty", async () => {
  render(<Refused />);
  await press("Order");
  expect(await screen.findByRole("alert")).toHaveFocus();
  expect(invalid()).toEqual(["name"]);
});

test("an email that is no address is refused once the fields before it are filled in, of any kind", async () => {
  render(<Refused />);
  fill("Email (optional)", "ada at x");
  fill("Name", "Ada");
  fill("Place", " ");
  await press("Order");
  expect(await screen.findByText(INCOMPLETE.message)).toBeVisible();
  fill("Place", "Leith");
  await press("Order");
  expect(await screen.findByText(INCOMPLETE.message)).toBeVisible();
  fill("Kind", "One");
  await press("Order");
  expect(await screen.findByText(/^Please enter an email address/)).toBeVisible();
  expect(invalid()).toEqual(["email"]);
});
