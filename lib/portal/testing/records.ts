import type { ServiceRequest, User } from "../records/schema";

export const aUser = (id: string, email: string, given: Partial<User> = {}): User => ({
  id,
  email,
  password: "x",
  firstName: "Ada",
  lastName: "Reid",
  company: "",
  isAdmin: false,
  createdAt: "2026-01-01T00:00:00.000Z",
  ...given,
});

/** A customer's pending request. */
export const aRequest = (id: string, given: Partial<ServiceRequest> = {}): ServiceRequest => ({
  id,
  userId: "u1",
  service: "Live Chat Support",
  industry: "HVAC",
  description: "d",
  status: "pending",
  priority: "medium",
  createdAt: "2026-01-01T00:00:00.000Z",
  estimatedCost: 600,
  ...given,
});
