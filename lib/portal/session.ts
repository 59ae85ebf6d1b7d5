import type { PortalRecord, SessionUser, User } from "./records/schema";

/** What the session keeps of an account: all but the password. */
export function sessionUserOf(user: User): SessionUser {
  const { id, email, firstName, lastName, company, isAdmin, createdAt } = user;
  return { id, email, firstName, lastName, company, isAdmin, createdAt };
}

/** The session as a record. */
export function sessionRecord(user: User): PortalRecord {
  return { kind: "session", value: sessionUserOf(user) };
}
