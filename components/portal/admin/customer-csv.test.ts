import type { CustomerRow } from "@/lib/portal";
import { customerCells } from "./customer-csv";

test("the CSV of customers has a header row and one row per customer", () => {
  const customer: CustomerRow = {
    ...{ id: "1", firstName: "Ada", lastName: "Reid", company: "Reid & Co", email: "ada@x.example" },
    hasPassword: true,
    ...{ requestCount: 2, totalSpent: 2094, servicesUsed: ["Lead Generation", "Virtual Assistant"] },
    lastActive: "2026-11-20T09:00:00.000Z",
  };
  expect(customerCells([customer])).toEqual([
    [
      ...["Id", "First name", "Last name", "Company", "Email", "Services used"],
      ...["Requests", "Last active", "Total spent (GBP)"],
    ],
    [
      ...["1", "Ada", "Reid", "Reid & Co", "ada@x.example", "Lead Generation, Virtual Assistant"],
      ...[2, "2026-11-20T09:00:00.000Z", 2094],
    ],
  ]);
});
