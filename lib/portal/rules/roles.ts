import type { ServiceRequest } from "../records/schema";
import { initialStatus } from "./options";

type Role = "visitor" | "customer" | "administrator";

type Permission =
  | "open-dashboard"
  | "create-request"
  | "see-own-requests"
  | "open-admin"
  | "see-all-requests"
  | "see-customers"
  | "set-status"
  | "set-password"
  | "use-backup"
  | "erase-all";

const customerPermissions: readonly Permission[] = ["open-dashboard", "create-request", "see-own-requests"];

/** What each role may do: docs/behaviour.md#roles. */
const permissions: Record<Role, readonly Permission[]> = {
  visitor: [],
  customer: customerPermissions,
  administrator: [
    ...customerPermissions,
    "open-admin",
    "see-all-requests",
    "see-customers",
    "set-status",
    "set-password",
    "use-backup",
    "erase-all",
  ],
};

/** The role of the signed-in user; null means signed out. */
function roleOf(user: { isAdmin: boolean } | null): Role {
  if (!user) return "visitor";
  return user.isAdmin ? "administrator" : "customer";
}

/** Returns true if the signed-in user has a permission. Roles only control the interface, not the storage. */
export function may(user: { isAdmin: boolean } | null, permission: Permission): boolean {
  return permissions[roleOf(user)].includes(permission);
}

/** Returns true while a user may edit and cancel a request: it is the user's own, and pending. */
export function isOpenTo(
  user: { id: string } | null,
  request: Pick<ServiceRequest, "userId" | "status">,
): boolean {
  return user?.id === request.userId && request.status === initialStatus;
}

/** Returns true while a user may reopen a request: it is the user's own, and completed. */
export function mayReopen(
  user: { id: string } | null,
  request: Pick<ServiceRequest, "userId" | "status">,
): boolean {
  return user?.id === request.userId && request.status === "completed";
}
