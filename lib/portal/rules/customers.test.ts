import { NO_PASSWORD } from "../password-hashing";
import { aRequest, aUser } from "../testing/records";
import { customerRows, totalsOf } from "./customers";

const ada = aUser("u1", "ada@x.example", { password: "secret-hash", company: "Reid & Co" });
const chief = aUser("u2", "chief@x.example", { isAdmin: true });

test("a row sums up only the customer's own requests, and administrators have none", () => {
  const requests = [
    aRequest("a", { status: "completed", estimatedCost: 700 }),
    aRequest("b", {
      status: "completed",
      estimatedCost: 700,
      service: "Customer Support",
      createdAt: "2026-02-01T09:30:00+01:00",
    }),
    aRequest("c", { status: "in-progress" }),
    aRequest("d", { status: "completed", userId: "u9", createdAt: "2026-09-01" }),
  ];
  // All of it: a row has no password.
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

test("a customer without requests was last active at sign-up, and one from a file has no password", () => {
  expect(customerRows([{ ...ada, password: NO_PASSWORD }], [])).toMatchObject([
    { totalSpent: 0, servicesUsed: [], lastActive: ada.createdAt, hasPassword: false },
  ]);
});

test("Total Spent sums completed requests to the penny, and Active Projects counts those in progress", () => {
  const given = [
    ["completed", 0.01],
    ["completed", 0.05],
    ["in-progress", 2000],
    ["pending", 4000],
    ["in-progress", 800],
  ] as const;
  const requests = given.map(([status, estimatedCost]) => aRequest("r", { status, estimatedCost }));
  expect(totalsOf(requests)).toEqual({ totalSpent: 0.06, activeProjects: 2 });
});
