/** Who may do what in the portal (specification, section 6). */

export type Role = "visitor" | "customer" | "administrator";

export type Permission =
  | "open-dashboard"
  | "create-request"
  | "see-own-requests"
  | "open-admin"
  | "see-all-requests"
  | "see-customers"
  | "set-status"
  | "use-backup"
  | "erase-all";

const ofCustomers: readonly Permission[] = ["open-dashboard", "create-request", "see-own-requests"];

const permissions: Record<Role, readonly Permission[]> = {
  visitor: [],
  customer: ofCustomers,
  administrator: [
    ...ofCustomers,
    "open-admin",
    "see-all-requests",
    "see-customers",
    "set-status",
    "use-backup",
    "erase-all",
  ],
};

/** The role of whoever is signed in; null is nobody. */
export function roleOf(user: { isAdmin: boolean } | null): Role {
  if (!user) return "visitor";
  return user.isAdmin ? "administrator" : "customer";
}

/** Whether whoever is signed in may do something. */
export function may(user: { isAdmin: boolean } | null, permission: Permission): boolean {
  return permissions[roleOf(user)].includes(permission);
}
