import type { CurrentRequest, CustomerRow } from "@/lib/portal";
import { withCustomers } from "./listed-request";

const request = { id: "r1", userId: "u1", label: "CR-0001" } as CurrentRequest;
const customer = {
  id: "u1",
  firstName: "Ada",
  lastName: "Reid",
  email: "a@x.example",
  company: "A",
} as CustomerRow;

test("a row stays the same object until its request or a field of its customer changes", () => {
  const rowOf = (given: CurrentRequest, ...customers: CustomerRow[]) => withCustomers([given], customers)[0];
  const row = rowOf(request, customer);
  expect(row).toEqual({ ...request, customer: "Ada Reid", email: "a@x.example", company: "A" });
  expect(rowOf(request, { ...customer })).toBe(row);
  for (const field of ["firstName", "lastName", "email", "company"] as const) {
    const changed = rowOf(request, { ...customer, [field]: "New" });
    expect(Object.values(changed ?? {}).join()).toContain("New");
  }
  expect(rowOf({ ...request, status: "completed" }, customer)).toMatchObject({ status: "completed" });
  expect(rowOf(request)).toMatchObject({ customer: "Not a customer", email: "", company: "" });
});
