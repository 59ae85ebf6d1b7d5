import type { ServiceRequest } from "../records/schema";
import { initialStatus } from "./options";

/**
 * Returns true for an administrator, who may do everything: docs/behaviour.md#roles. A customer sees and creates own
 * requests. Roles only control the interface, not the storage.
 */
export function isAdministrator(user: { isAdmin: boolean } | null): boolean {
  return user?.isAdmin ?? false;
}

type Owned = Pick<ServiceRequest, "userId" | "status">;

/** Returns true while a user may edit and cancel a request: it is the user's own, and pending. */
export function isOpenTo(user: { id: string } | null, request: Owned): boolean {
  return user?.id === request.userId && request.status === initialStatus;
}

/** Returns true while a user may reopen a request: it is the user's own, and completed. */
export function mayReopen(user: { id: string } | null, request: Owned): boolean {
  return user?.id === request.userId && request.status === "completed";
}
