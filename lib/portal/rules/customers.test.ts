import type { ServiceRequest, User } from "../records/schema";
import { NO_PASSWORD } from "../passwords";
import { customerRows } from "./customers";

const ada: User = {
  id: "u1",
  email: "ada@x.example",
  password: "secret-hash",
  firstName: "Ada",
  lastName: "Reid",
  company: "Reid & Co",
  isAdmin: false,
  createdAt: "2026-01-05T08:00:00.000Z",
};
const chief: User = { ...ada, id: "u2", email: "chief@x.example", isAdmin: true };

function request(id: string, given: Partial<ServiceRequest>): ServiceRequest {
  return {
    id,
    userId: "u1",
    service: "Live Chat Support",
    industry: "HVAC",
    description: "d",
    status: "pending",
    priority: "medium",
    createdAt: "2026-01-06T08:00:00.000Z",
    estimatedCost: 700,
    ...given,
  };
}

test("a row sums up only the customer's own requests", () => {
  const requests = [
    request("a", { status: "completed" }),
    request("b", {
      status: "completed",
      service: "Customer Support",
      createdAt: "2026-02-01T09:30:00+01:00",
    }),
    request("c", { status: "in-progress" }),
    request("d", { status: "completed", userId: "u9", createdAt: "2026-09-01" }),
  ];
  expect(customerRows([ada, chief], requests)).toEqual([
    {
      id: "u1",
      email: "ada@x.example",
      firstName: "Ada",
      lastName: "Reid",
      company: "Reid & Co",
      hasPassword: true,
      requestCount: 3,
      totalSpent: 1400,
      servicesUsed: ["Customer Support", "Live Chat Support"],
      lastActive: "2026-02-01T08:30:00.000Z",
    },
  ]);
});

test("a customer without requests was last active at sign-up", () => {
  expect(customerRows([ada], [])).toMatchObject([
    { totalSpent: 0, servicesUsed: [], lastActive: "2026-01-05T08:00:00.000Z" },
  ]);
});

test("a row says whether the account has a password", () => {
  expect(customerRows([{ ...ada, password: NO_PASSWORD }], [])).toMatchObject([{ hasPassword: false }]);
});

test("rows contain neither administrators nor passwords", () => {
  expect(customerRows([chief], [])).toEqual([]);
  expect(JSON.stringify(customerRows([ada], []))).not.toContain("secret-hash");
});
